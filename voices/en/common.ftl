### What the storyteller says in every rulebook, in English.
###
### A spoken line is a message whose attributes are its variants: .a, .b, .c and more, at least three, and four
### where a line is heard often. They mean the same and may differ in nothing but words. Variants that begin with
### brisk- are short forms, for tables that want to be told briskly; a line without them is told whole. A
### rulebook's own file may say a line of this file its own way.
###
### Variables: $name and other names as they are to be said; $role is the bare word, $role_a "an Oracle",
### $role_the "the Oracle", $role_was what follows "was"; $side_the "the coven"; $count a number, $count_night "the
### second night", $count_day "the second day", $count_times "twice"; $names several names; $beat a moment of silence,
### before a sentence.
### { CAPITAL($role_the) } begins a sentence: "The Oracle".
###
### Written for the ear: short sentences; a name is first said within a sentence, not as its first word, and so is
### a role that begins with a vowel, for voices (and listeners) lose the first sound of a line. Of deaths and
### verdicts, no sentence says both a name and a role: each is spoken beforehand for everyone it may be said of.

## Words

# Spoken in place of a name that no voice can say.
seat-name = player { $seat }
# How several names are strung together: all but the last by list-comma, the last by list-and.
list-comma = { $before }, { $next }
list-and = { $before } and { $last }
night-name = { $count ->
    [1] the first night
    [2] the second night
    [3] the third night
    [4] the fourth night
    [5] the fifth night
    [6] the sixth night
    [7] the seventh night
    [8] the eighth night
    [9] the ninth night
    [10] the tenth night
   *[other] night { $count }
}
day-name = { $count ->
    [1] the first day
    [2] the second day
    [3] the third day
    [4] the fourth day
    [5] the fifth day
    [6] the sixth day
    [7] the seventh day
    [8] the eighth day
    [9] the ninth day
    [10] the tenth day
   *[other] day { $count }
}
times-name = { $count ->
    [1] once
    [2] twice
    [3] three times
    [4] four times
    [5] five times
   *[other] { $count } times
}

## Before the game

# The host has asked whether all can hear.
sound-test =
    .a = This is your storyteller. If you hear me well at the far end of the table, we can begin.
    .b = One, two, and three. Can everybody hear me? Then nobody can say they slept through it.
    .c = Hush for a moment. This is how I shall sound tonight.
    .d = Hello out there in the dark. Turn me up if I am too soft for the last chair.
welcome =
    .a = Welcome. Scan the code with your phone, type your name and take a seat.
    .b = Come on in, and sit down. The code on the screen lets your phone join the table.
    .c = Good evening. Point your phone at the code, and the table will make room for you.
# Heard by the one phone that asks how a name will be said.
name-preview =
    .a = And now I call upon { $name }.
    .b = The morning comes for { $name }.
    .c = You have chosen { $name }.
cards-dealt =
    .a = The cards are dealt. Look at yours where nobody else can see it, then cover it again.
    .b = Each of you now holds a secret. Read your card, tell nobody, and confirm that you have seen it.
    .c = Who you are tonight is on your phone. Read it alone, and say when you are ready.
    .d = Everyone has a card now. Keep it close, read it, and confirm that you know who you are.
    .brisk-a = The cards are dealt. Read yours, and confirm.
    .brisk-b = Look at your card, and confirm it.
play-again =
    .a = Another round? Stay in your seats. New cards are on their way.
    .b = The same table, and a new story. Make yourselves ready.
    .c = Then once more. Forget what you were. You are about to be someone else.

## Night

dusk =
    .a = The day is over. Say what you still have to say, for night is close.
    .b = The light is going. A last breath, then it is night.
    .c = The shadows grow long. In a moment it will be dark.
    .d = The sun goes down behind the roofs. Make your peace with this day.
    .brisk-a = Night is close.
    .brisk-b = The light is going.
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
    .d = Here begins { $count_night }. Everyone shuts their eyes. Listen for your call in the dark.
    .brisk-a = Night falls. Close your eyes, everyone.
    .brisk-b = It is night. All eyes closed.
night-falls-together =
    .a = { $count ->
        [1] The first night falls. From now on nobody speaks, and nobody looks at another's phone.
       *[other] Night falls once more. From now on nobody speaks, and nobody looks at another's phone.
    }
    .b = { $count ->
        [1] It grows dark for the first time. Be silent, and keep your screen to yourself.
       *[other] It grows dark again. Be silent, and keep your screen to yourself.
    }
    .c = Here begins { $count_night }. No talking, no pointing, no peeking.
    .d = { $count ->
        [1] The lamps go out, and the story begins. Not a word from now on, and eyes on your own phone.
       *[other] The lamps go out. Not a word from now on, and eyes on your own phone.
    }
    .brisk-a = Night falls. Nobody speaks.
    .brisk-b = It is night. Not a word.
stage-begins =
    .a = { $count ->
        [1] Take your phones, all of you. Every one of them has something to ask.
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
    .d = { $count ->
        [1] Your phone has a question for you. Answer it without a sound.
       *[other] Your phone has another question for you. Answer it without a sound.
    }
    .brisk-a = { $count ->
        [1] Look at your phones, and choose.
       *[other] Look at your phones again, and choose.
    }
    .brisk-b = { $count ->
        [1] Phones up. Choose and confirm.
       *[other] Phones up once more. Choose and confirm.
    }
last-call =
    .a = There is little time left. If you have not answered yet, do it now.
    .b = Make up your minds. The time is nearly over.
    .c = Hurry now. In a moment it will be too late.
minute-left =
    .a = One minute left.
    .b = There is one more minute.
    .c = You have one minute left.
    .d = The last minute has begun.
night-ends-together =
    .a = That will do. Put your phones down, and look at the table.
    .b = Everything is settled. Put your phones away and look up.
    .c = The night has heard enough. Lower your phones, and look at one another.
    .d = It is done. Lay down your phones, and look up.
    .brisk-a = Put your phones down.
    .brisk-b = That will do. Phones down.

## Morning

# "Wake up" and not "open your eyes": where everybody plays at once, eyes were never closed.
dawn-quiet =
    .a = Morning comes. Wake up, everyone.{ $beat } Nobody died last night.
    .b = The sun rises, and every bed is warm. Wake up, all of you.{ $beat } Nobody died last night.
    .c = A rooster crows. Wake up, everyone.{ $beat } All who lay down are still here.
    .d = Day breaks. Wake up, all of you.{ $beat } This night took no one.
    .brisk-a = Wake up, everyone. Nobody died last night.
    .brisk-b = Morning. Wake up, all of you. This night took no one.
dawn-deaths =
    .a = { $count ->
        [one] Morning comes. Wake up, everyone.{ $beat } One of you never will.
       *[other] Morning comes. Wake up, everyone.{ $beat } { $count } of you never will.
    }
    .b = { $count ->
        [one] The sun rises. Wake up, all of you.{ $beat } One of the beds stayed cold.
       *[other] The sun rises. Wake up, all of you.{ $beat } { $count } of the beds stayed cold.
    }
    .c = { $count ->
        [one] Day breaks. Wake up, everyone.{ $beat } Someone is missing.
       *[other] Day breaks. Wake up, everyone.{ $beat } { $count } of you are missing.
    }
    .d = { $count ->
        [one] Wake up, all who still can.{ $beat } The night has taken one of you.
       *[other] Wake up, all who still can.{ $beat } The night has taken { $count } of you.
    }
    .brisk-a = { $count ->
        [one] Wake up, everyone. One of you is dead.
       *[other] Wake up, everyone. { $count } of you are dead.
    }
    .brisk-b = { $count ->
        [one] Morning. Wake up, all of you. Someone is missing.
       *[other] Morning. Wake up, all of you. { $count } of you are missing.
    }
death-revealed =
    .a = { $beat }This is the end of { $name }.{ $beat } The card says: { $role }.
    .b = { $beat }We have lost { $name }.{ $beat } The card says: { $role }.
    .c = { $beat }Say goodbye to { $name }.{ $beat } We buried { $role_was }.
    .d = { $beat }The chair stays empty for { $name }.{ $beat } We buried { $role_was }.
    .brisk-a = We have lost { $name }. The card says: { $role }.
    .brisk-b = This is the end of { $name }. The card says: { $role }.
death-secret =
    .a = { $beat }This is the end of { $name }. What was on the card, nobody will say.
    .b = { $beat }We have lost { $name }. The card stays face down.
    .c = { $beat }Say goodbye to { $name }. A secret was buried today.
    .d = { $beat }The chair stays empty for { $name }. The card stays face down.
    .brisk-a = We have lost { $name }.
    .brisk-b = This is the end of { $name }.

## Day

discussion-opens =
    .a = The floor is yours. Somebody at this table is lying. Talk, and tap ready when you want to vote.
    .b = The day is yours. Ask, accuse, defend, and tap ready when you have heard enough.
    .c = Somebody here knows more than they say. Find out who, and tap ready to vote.
    .d = Speak freely while it is light. When you have made up your mind, tap ready.
    .brisk-a = Now talk. Tap ready when you want to vote.
    .brisk-b = The day is yours. Tap ready to vote.
vote-opens =
    .a = It is time to vote. Take your phone, and choose.
    .b = Enough talk. Take your phones, all of you, and cast your votes.
    .c = The time has come to choose. Vote now, each on your own phone.
    .d = You have said what there was to say. Take your phone, and vote.
    .brisk-a = Vote now.
    .brisk-b = It is time to vote.
# Nobody can foresee these names: they come last, and are spoken while the rest is heard.
vote-runoff =
    .a = The votes are even. Take your phone, and vote again. Only these can be chosen now.{ $beat } It is a tie between { $names }.
    .b = The votes are even. Choose once more, and only among those whom I name.{ $beat } It is between { $names }.
    .c = Nothing is decided yet. You will vote once more, and only these can be chosen.{ $beat } It stands between { $names }.
    .d = You are of two minds. Look at your phones, and vote once more, for one of these only.{ $beat } It is between { $names }.
    .brisk-a = The votes are even. Vote again, for one of these only. It is between { $names }.
    .brisk-b = Nothing is decided yet. Vote again, for one of these only. It stands between { $names }.
verdict-eliminated-revealed =
    .a = The votes are counted.{ $beat } They have fallen on { $name }.{ $beat } The card says: { $role }.
    .b = You have made your choice.{ $beat } It fell on { $name }.{ $beat } The one you sent away was { $role_was }.
    .c = It is decided.{ $beat } It is { $name } who must go.{ $beat } The card says: { $role }.
    .d = There is no way back now.{ $beat } This is farewell to { $name }.{ $beat } You have sent away { $role_was }.
    .brisk-a = It is decided. It is { $name } who must go. The card says: { $role }.
    .brisk-b = The votes are counted. You have chosen { $name }. The card says: { $role }.
verdict-eliminated-secret =
    .a = The votes are counted.{ $beat } They have fallen on { $name }, who goes without a word.
    .b = You have made your choice.{ $beat } It fell on { $name }. Whether you were right, you will not learn today.
    .c = It is decided.{ $beat } It is { $name } who must go, and the secret goes along.
    .d = There is no way back now.{ $beat } This is farewell to { $name }. The card stays face down.
    .brisk-a = It is decided. It is { $name } who must go.
    .brisk-b = The votes are counted. You have chosen { $name }.
verdict-tie-nobody =
    .a = The votes are even. Nobody goes today.
    .b = You could not agree. Today everyone stays.
    .c = It is a tie, and a tie spares them all.
    .d = As many here as there. Nobody goes today.
verdict-no-votes =
    .a = Not one vote was given. Nobody goes today.
    .b = Nobody voted. So nobody has to go.
    .c = Silence is an answer too. No votes, and no verdict.
verdict-martyr-revealed =
    .a = The votes are even.{ $beat } Then { $name } rises, and goes in place of you all.{ $beat } The card says: { $role }.
    .b = It is a tie.{ $beat } But { $name } steps forward, and dies so that no one else must.{ $beat } The card says: { $role }.
    .c = You could not agree.{ $beat } So { $name } pays with a life for all the others.{ $beat } The card says: { $role }.
verdict-martyr-secret =
    .a = The votes are even.{ $beat } Then { $name } rises, and goes in place of you all.
    .b = It is a tie.{ $beat } But { $name } steps forward, and dies so that no one else must.
    .c = You could not agree.{ $beat } So { $name } pays with a life for all the others.

## At the table

removed-revealed =
    .a = From now on { $name } is out of the game. The card says: { $role }.
    .b = The game goes on without { $name }. We take our leave of { $role_was }.
    .c = So we take our leave of { $name }. The card says: { $role }.
removed-secret =
    .a = From now on { $name } is out of the game. The rest of us play on.
    .b = The game goes on without { $name }.
    .c = So we take our leave of { $name }, and play on.
seat-moved-at-night =
    .a = While we slept, the seat of { $name } moved to another phone. If that comes as news to you, { $name }, say so.
    .b = One thing about the night. { $name } is on another phone now. Was that you, { $name }? If not, speak up.
    .c = Before you talk: another phone took over for { $name } in the night. If you know nothing of it, { $name }, say so.
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
    .a = Where were we? I lost the thread for a moment. We go on where we stopped.
    .b = Forgive the interruption. Nothing is lost, and we go on.
    .c = I am back. Everything is as you left it, so let us go on.
called-off =
    .a = This game is called off. The cards go back unseen.
    .b = We stop this story here. What you were stays with you.
    .c = That is the end of this round, with no winner and nothing revealed.

## When somebody has won: what really happened. A rulebook's own tales come in the middle.

epilogue-opens =
    .a = { $beat }And now hear what the nights have hidden.
    .b = { $beat }Let me tell you what really happened.
    .c = { $beat }Now it can be told. This is how it was.
    .brisk-a = This is what really happened.
    .brisk-b = This is what the nights have hidden.
# Instead of epilogue-opens where no night has a tale.
epilogue-opens-quiet =
    .a = { $beat }The nights had little to hide. So much can be told.
    .b = { $beat }No great deeds were done in the dark. Still, hear how it was.
    .c = { $beat }The nights hid no heroics. But this you may know now.
    .brisk-a = The nights had little to hide.
    .brisk-b = The nights hid no heroics.
epilogue-side =
    .a = On the side of { $side_the } stood { $names }.
    .b = In secret, { $names } played for { $side_the }.
    .c = Nobody was to know it, but { $side_the } had { $names }.
epilogue-vote =
    .a = It all turned on { $count_day }, with the vote against { $name }.
    .b = The vote that decided it came on { $count_day }, against { $name }.
    .c = Remember { $count_day }. With the vote against { $name }, everything turned.
epilogue-vote-close =
    .a = It all turned on { $count_day }. A single vote decided against { $name }.
    .b = Remember { $count_day }. By one single vote you chose { $name }, and everything turned.
    .c = The vote that decided it came on { $count_day }. By one single vote it was { $name }.
epilogue-vote-chance =
    .a = It all turned on { $count_day }, when you could not agree, and blind chance chose { $name }.
    .b = Remember { $count_day }. It was chance that chose { $name }, and everything turned.
    .c = The vote that decided it came on { $count_day }, and it was chance that chose { $name }.
# Where hunches were asked for, and where there are votes alone. "Who guessed" is right of one name and of several.
epilogue-hunches =
    .a = Nobody had a better nose than { $names }, who guessed right { $count_times }.
    .b = The best hunches of all came from { $names }, who guessed right { $count_times }.
    .c = If only you had listened to { $names }, who guessed right { $count_times }.
epilogue-votes =
    .a = Nobody voted better than { $names }, who chose right { $count_times }.
    .b = The sharpest eye at the table belonged to { $names }, who voted right { $count_times }.
    .c = If only you had voted with { $names }, who chose right { $count_times }.
epilogue-ends =
    .a = { $beat }That is how it was.
    .b = { $beat }And so ends the story.
    .c = { $beat }Now you know.
