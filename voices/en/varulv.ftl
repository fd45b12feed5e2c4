### What the storyteller says in `varulv`, in English. See common.ftl for how lines are written.

rulebook-name = Werewolf

## Words

side-village = Village
    .the = the village
side-wolves = Werewolves
    .the = the werewolves

role-varulv = Werewolf
    .a = a Werewolf
    .the = the Werewolf
    .was = a Werewolf
role-synsk = Seer
    .a = a Seer
    .the = the Seer
    .was = the Seer
role-lege = Doctor
    .a = a Doctor
    .the = the Doctor
    .was = the Doctor
role-landsbyboer = Villager
    .a = a Villager
    .the = the Villager
    .was = a Villager

## Wakes

wake-wolves =
    .a = Wake up, werewolves. Open your eyes. Look at your phones. Whom do you eat tonight?
    .b = Now the werewolves wake. Take up your phones, and agree on one victim, all of you.
    .c = The moon is full. The werewolves wake. Open your eyes, look at your phones, and agree.
sleep-wolves =
    .a = Close your eyes, werewolves.
    .b = Back to your dens, werewolves. Close your eyes again.
    .c = The werewolves go back to sleep. Close your eyes.
wake-synsk =
    .a = This hour is for the Seer. Open your eyes. Look at your phone. Whom do you want to look into?
    .b = Now the Seer wakes. Take up your phone, and choose whose nature you want to know.
    .c = The stars are clear for the Seer. Open your eyes, look at your phone, and choose one player.
sleep-synsk =
    .a = The hour of the Seer is over. Close your eyes.
    .b = The stars grow dim for the Seer. Close your eyes again.
    .c = The Seer goes back to sleep. Close your eyes.
wake-lege =
    .a = Doctor, open your eyes. Look at your phone. At whose bed will you sit tonight?
    .b = Now the Doctor wakes. Take up your phone, and choose whom to guard.
    .c = Doctor, pack your bag. Open your eyes, look at your phone, and choose whom to guard.
sleep-lege =
    .a = Doctor, close your eyes.
    .b = Doctor, put down your bag. Close your eyes again.
    .c = The Doctor goes back to sleep. Close your eyes.

## The gallows

verdict-eliminated-revealed =
    .a = The village hangs { $name }. { $name } was { $role_was }.
    .b = The rope is for { $name }. The card says: { $role }.
    .c = To the gallows goes { $name }. It was { $role_was } who hung there.
verdict-eliminated-secret =
    .a = The village hangs { $name }, who says nothing.
    .b = The rope is for { $name }. Whether that was right, you will not learn today.
    .c = To the gallows goes { $name }, and the secret goes along.
verdict-tie-nobody =
    .a = The votes are even. Nobody hangs today.
    .b = You could not agree, so the rope stays empty.
    .c = It is a tie, and a tie hangs nobody.
verdict-no-votes =
    .a = Not one vote was given. Nobody hangs today.
    .b = Nobody voted. So nobody hangs.
    .c = Silence is an answer too. No votes, and no rope.

## The end

won-village =
    .a = The last werewolf is dead. The village has won.
    .b = Nothing howls in the woods any more. The village wins.
    .c = It is over. The wolves are gone, and the village has won.
won-wolves =
    .a = There are too few of you left to stop them. The werewolves have won.
    .b = The pack sits down to eat. The werewolves win.
    .c = It is over. The woods have come into the village, and the werewolves have won.
