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
    .many = Werewolves
    .all = the Werewolves
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
    .many = Villagers
    .all = the Villagers

## The beginning

prologue =
    .a = Behind the last farm begins the forest, and in the forest something howls that is not quite a wolf. By day it walks on two legs, and buys bread like everyone else.
    .b = It began with the sheep. Then the dog was gone. Now the moon is nearly round, and the village has counted its children twice.
    .c = There were tracks in the snow this morning. They came out of the forest on four paws, and went in at somebody's door on two feet.
    .d = The old hunter swore that he had hit it, right in the shoulder. Next morning one of the neighbours had an arm in a sling. Nobody dares to say whose.
    .brisk-a = There are werewolves in the village.
    .brisk-b = The moon is round, and something howls in the woods.

## Wakes

wake-wolves =
    .a = Wake up, werewolves. Open your eyes. Look at your phones. Whom do you eat tonight?
    .b = Now the werewolves wake. Take up your phones, and agree on one victim, all of you.
    .c = The moon is full. The werewolves wake. Open your eyes, look at your phones, and agree.
    .d = Hunger wakes the werewolves. Open your eyes, look at your phones, and agree on one victim.
    .brisk-a = Now the werewolves wake. Look at your phones.
    .brisk-b = Wake up, werewolves. Look at your phones.
sleep-wolves =
    .a = Close your eyes, werewolves.
    .b = Back to your dens, werewolves. Close your eyes again.
    .c = The werewolves go back to sleep. Close your eyes.
    .d = Lick your lips, werewolves, and close your eyes.
    .brisk-a = Close your eyes, werewolves.
    .brisk-b = Back to sleep, werewolves. Close your eyes.
wake-synsk =
    .a = This hour is for the Seer. Open your eyes. Look at your phone. Whom do you want to look into?
    .b = Now the Seer wakes. Take up your phone, and choose whose nature you want to know.
    .c = The stars are clear for the Seer. Open your eyes, look at your phone, and choose one player.
    .d = A dream comes to the Seer. Open your eyes, look at your phone, and choose whom to look into.
    .brisk-a = Now the Seer wakes. Look at your phone.
    .brisk-b = Wake up, Seer. Look at your phone.
sleep-synsk =
    .a = The hour of the Seer is over. Close your eyes.
    .b = The stars grow dim for the Seer. Close your eyes again.
    .c = The Seer goes back to sleep. Close your eyes.
    .d = Keep what you have seen, Seer. Close your eyes.
    .brisk-a = Close your eyes, Seer.
    .brisk-b = Back to sleep, Seer. Close your eyes.
wake-lege =
    .a = Doctor, open your eyes. Look at your phone. At whose bed will you sit tonight?
    .b = Now the Doctor wakes. Take up your phone, and choose whom to guard.
    .c = Doctor, pack your bag. Open your eyes, look at your phone, and choose whom to guard.
    .d = There is work for the Doctor. Open your eyes, look at your phone, and choose whom to guard.
    .brisk-a = Now the Doctor wakes. Look at your phone.
    .brisk-b = Wake up, Doctor. Look at your phone.
sleep-lege =
    .a = Doctor, close your eyes.
    .b = Doctor, put down your bag. Close your eyes again.
    .c = The Doctor goes back to sleep. Close your eyes.
    .d = The lamp goes out for the Doctor. Close your eyes again.
    .brisk-a = Close your eyes, Doctor.
    .brisk-b = Back to sleep, Doctor. Close your eyes.

## The gallows

verdict-eliminated-revealed =
    .a = The votes are counted.{ $beat } The village hangs { $name }.{ $beat } The card says: { $role }.
    .b = The knot is tied.{ $beat } The rope is for { $name }.{ $beat } The card says: { $role }.
    .c = It is decided.{ $beat } To the gallows goes { $name }.{ $beat } The one who hung there was { $role_was }.
    .d = There is no way back now.{ $beat } You are hanging { $name }.{ $beat } The one who hung there was { $role_was }.
    .brisk-a = It is decided. The village hangs { $name }. The card says: { $role }.
    .brisk-b = The votes are counted. The rope is for { $name }. The card says: { $role }.
verdict-eliminated-secret =
    .a = The votes are counted.{ $beat } The village hangs { $name }, who says nothing.
    .b = The knot is tied.{ $beat } The rope is for { $name }. Whether that was right, you will not learn today.
    .c = It is decided.{ $beat } To the gallows goes { $name }, and the secret goes along.
    .d = There is no way back now.{ $beat } You are hanging { $name }. The card stays face down.
    .brisk-a = It is decided. The village hangs { $name }.
    .brisk-b = The votes are counted. The rope is for { $name }.
verdict-tie-nobody =
    .a = The votes are even. Nobody hangs today.
    .b = You could not agree, so the rope stays empty.
    .c = It is a tie, and a tie hangs nobody.
    .d = As many here as there. The gallows stay empty today.
verdict-no-votes =
    .a = Not one vote was given. Nobody hangs today.
    .b = Nobody voted. So nobody hangs.
    .c = Silence is an answer too. No votes, and no rope.

## The end

won-village =
    .a = The last werewolf is dead.{ $beat } The village has won.
    .b = Nothing howls in the woods any more.{ $beat } The village wins.
    .c = It is over.{ $beat } The wolves are gone, and the village has won.
won-wolves =
    .a = There are too few of you left to stop them.{ $beat } The werewolves have won.
    .b = The pack sits down to eat.{ $beat } The werewolves win.
    .c = It is over.{ $beat } The woods have come into the village, and the werewolves have won.

## What really happened: { $name } did it, to { $taken }

tale-lege-guarded =
    .a = On { $count_night } the wolves came for { $taken }. The Doctor, who was { $name }, sat by the bed.
    .b = The Doctor, who was { $name }, kept the wolves from { $taken } on { $count_night }.
    .c = It was close for { $taken } on { $count_night }, but the Doctor was there, and that was { $name }.
tale-wolves-none =
    .a = On { $count_night } the wolves could not agree, and went hungry.
    .b = The pack quarrelled on { $count_night }, and nobody was eaten.
    .c = There was no supper on { $count_night }, for the wolves were of two minds.
tale-synsk-knew =
    .a = On { $count_night } the Seer, who was { $name }, looked at { $taken }, and saw a wolf.
    .b = The Seer, who was { $name }, saw the wolf in { $taken } on { $count_night }.
    .c = From { $count_night } on the Seer, who was { $name }, knew that { $taken } was a wolf.
