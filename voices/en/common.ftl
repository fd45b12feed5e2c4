### What the storyteller says in every rulebook, in English.
###
### A spoken line is a message whose attributes are its variants: .a, .b, .c and more, at least three. They mean
### the same and may differ in nothing but words. A rulebook's own file may say a line of this file its own way.
###
### Variables: $name and other names as they are to be said; $role is the bare word, $role_a "an Oracle",
### $role_the "the Oracle", $role_was what follows "was"; $count a number; $names several names.
### { CAPITAL($role_the) } begins a sentence: "The Oracle".
###
### Written for the ear: short sentences; a name is first said within a sentence, not as its first word, and so is
### a role that begins with a vowel, for voices (and listeners) lose the first sound of a line.

## Words

# Spoken in place of a name that no voice can say.
seat-name = seat { $seat }
# How several names are strung together: all but the last by list-comma, the last by list-and.
list-comma = { $before }, { $next }
list-and = { $before } and { $last }

## Before the game

welcome =
    .a = Welcome. Scan the code with your phone, type your name and take a seat.
    .b = Come on in, and sit down. The code on the screen lets your phone join the table.
    .c = Good evening. Point your phone at the code, and the table will make room for you.
cards-dealt =
    .a = The cards are dealt. Look at yours where nobody else can see it, then cover it again.
    .b = Each of you now holds a secret. Read your card, tell nobody, and confirm that you have seen it.
    .c = Who you are tonight is on your phone. Read it alone, and say when you are ready.
play-again =
    .a = Another round? Stay in your seats. New cards are on their way.
    .b = The same table, and a new story. Make yourselves ready.
    .c = Then once more. Forget what you were. You are about to be someone else.

## Night

dusk =
    .a = The day is over. Say what you still have to say, for night is close.
    .b = The light is going. A last breath, then it is night.
    .c = The shadows grow long. In a moment it will be dark.
night-falls-called =
    .a = { $count ->
        [1] The first night falls. Close your eyes, everyone, and keep your phone within reach.
       *[other] Night falls once more. Close your eyes, everyone, and keep your phone within reach.
    }
    .b = { $count ->
        [1] It grows dark for the first time. Phones close at hand, eyes shut, and not a word.
       *[other] It grows dark again. Phones close at hand, eyes shut, and not a word.
    }
    .c = { $count ->
        [1] The lamps go out, and the story begins. All of you, close your eyes and stay silent.
       *[other] The lamps go out. All of you, close your eyes and stay silent.
    }
    .d = { $count ->
        [1] Here begins the first night. Everyone shuts their eyes. Listen for your call in the dark.
       *[other] Here begins night { $count }. Everyone shuts their eyes. Listen for your call in the dark.
    }
night-falls-together =
    .a = { $count ->
        [1] The first night falls. From now on nobody speaks, and nobody looks at another's phone.
       *[other] Night falls once more. From now on nobody speaks, and nobody looks at another's phone.
    }
    .b = { $count ->
        [1] It grows dark for the first time. Be silent, and keep your screen to yourself.
       *[other] It grows dark again. Be silent, and keep your screen to yourself.
    }
    .c = { $count ->
        [1] Here begins the first night. No talking, no pointing, no peeking.
       *[other] Here begins night { $count }. No talking, no pointing, no peeking.
    }
stage-begins =
    .a = { $count ->
        [1] Take your phones, all of you. There is something to answer on every one of them.
       *[other] The night goes on. Look at your phones once more, all of you, and answer.
    }
    .b = { $count ->
        [1] Everyone, look at your phone. Make your choice and confirm it.
       *[other] It is not over yet. Everyone, look at your phone again. Choose and confirm.
    }
    .c = { $count ->
        [1] Eyes on your own screens. Choose in silence, then confirm.
       *[other] One more time, eyes on your own screens. Choose in silence, then confirm.
    }
last-call =
    .a = Little time is left. Those who have not answered should do so now.
    .b = Make up your minds. The time is nearly over.
    .c = Hurry now. This will soon be closed.
night-ends-together =
    .a = That will do. Put your phones down, and look at the table.
    .b = Everything is settled. Put your phones away and look up.
    .c = The night has heard enough. Lower your phones, and look at one another.

## Morning

# "Wake up" and not "open your eyes": where everybody plays at once, eyes were never closed.
dawn-quiet =
    .a = Morning comes. Wake up, everyone. Nobody died last night.
    .b = The sun rises, and every bed is warm. Wake up, all of you. Nobody died last night.
    .c = A rooster crows. Wake up, everyone. All who lay down are still here.
    .d = Day breaks. Wake up, all of you. This night took no one.
dawn-deaths =
    .a = { $count ->
        [one] Morning comes. Wake up, everyone. One of you never will.
       *[other] Morning comes. Wake up, everyone. { $count } of you never will.
    }
    .b = { $count ->
        [one] The sun rises. Wake up, all of you. One of the beds stayed cold.
       *[other] The sun rises. Wake up, all of you. { $count } of the beds stayed cold.
    }
    .c = { $count ->
        [one] Day breaks. Wake up, everyone. Someone is missing.
       *[other] Day breaks. Wake up, everyone. { $count } of you are missing.
    }
    .d = { $count ->
        [one] Wake up, all who still can. The night has taken one of you.
       *[other] Wake up, all who still can. The night has taken { $count } of you.
    }
death-revealed =
    .a = This is the end of { $name }. { $name } was { $role_was }.
    .b = We have lost { $name }. The card says: { $role }.
    .c = Say goodbye to { $name }. We buried { $role_was }.
death-secret =
    .a = This is the end of { $name }. What { $name } was, nobody will say.
    .b = We have lost { $name }. The card stays face down.
    .c = Say goodbye to { $name }. A secret was buried today.

## Day

discussion-opens =
    .a = Now talk. Who is lying? Tap ready when you want to vote.
    .b = The day is yours. Ask, accuse, defend, and tap ready when you have heard enough.
    .c = Somebody here knows more than they say. Find out who, and tap ready to vote.
    .d = Speak freely while it is light. When you have made up your mind, tap ready.
vote-opens =
    .a = It is time to vote. Take your phone, and choose.
    .b = Enough talk. Each of you, give your vote on your phone.
    .c = You have to decide. Vote now, each on your own phone.
vote-runoff =
    .a = It is a tie between { $names }. Vote again, for one of them only.
    .b = The votes are even. Choose once more. This time it is between { $names }.
    .c = No decision yet. { $names } stand side by side. Vote again.
verdict-eliminated-revealed =
    .a = The vote has fallen on { $name }. { $name } was { $role_was }.
    .b = You have chosen { $name }. { $name } was { $role_was }.
    .c = It is decided. It is { $name } who must go. The card says: { $role }.
verdict-eliminated-secret =
    .a = The vote has fallen on { $name }, who goes without a word.
    .b = You have chosen { $name }. Whether you were right, you will not learn today.
    .c = It is decided. It is { $name } who must go, and the secret goes along.
verdict-tie-nobody =
    .a = The votes are even. Nobody goes today.
    .b = You could not agree. Today everyone stays.
    .c = It is a tie, and a tie spares them all.
verdict-no-votes =
    .a = Not one vote was given. Nobody goes today.
    .b = Nobody voted. So nobody has to go.
    .c = Silence is an answer too. No votes, and no verdict.
verdict-martyr-revealed =
    .a = The votes are even, and { $name } rises. { $name } goes in place of you all. { $name } was { $role_was }.
    .b = It is a tie, but { $name } steps forward, { $role_the }, and dies for the rest.
    .c = You could not agree, so { $name } takes it all upon one pair of shoulders. The card says: { $role }.
verdict-martyr-secret =
    .a = The votes are even, and { $name } rises. { $name } goes in place of you all.
    .b = It is a tie, but { $name } steps forward, and dies for the rest.
    .c = You could not agree, so { $name } takes it all upon one pair of shoulders.

## At the table

removed-revealed =
    .a = From now on { $name } is out of the game. { $name } was { $role_was }.
    .b = The game goes on without { $name }, who was { $role_was }.
    .c = So we take our leave of { $name }. The card says: { $role }.
removed-secret =
    .a = From now on { $name } is out of the game. The rest of us play on.
    .b = The game goes on without { $name }.
    .c = So we take our leave of { $name }, and play on.
seat-moved =
    .a = Take note: { $name } has changed to another phone.
    .b = The seat of { $name } is now on another phone.
    .c = Another phone has taken over for { $name }.
paused =
    .a = We stop here for a moment. The clocks are standing still.
    .b = A short break. Nothing will happen until we go on.
    .c = We pause. Everything waits where it is.
resumed =
    .a = We go on.
    .b = The break is over. Back to the story.
    .c = The clocks are running again.
back-after-break =
    .a = Where were we? I lost my thread for a moment. We go on where we stopped.
    .b = Forgive the interruption. Nothing is lost, and we go on.
    .c = I am back. Everything is as you left it, so let us go on.
called-off =
    .a = This game is called off. The cards go back unseen.
    .b = We stop this story here. What you were stays with you.
    .c = That is the end of this round, with no winner and nothing revealed.
