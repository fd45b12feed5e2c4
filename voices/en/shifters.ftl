### What the storyteller says in `shifters`, in English. See common.ftl for how lines are written.

rulebook-name = Shifters

## Words

side-village = Village
    .the = the village
side-shifters = Shifters
    .the = the Shifters

role-shifter = Shifter
    .a = a Shifter
    .the = the Shifter
    .was = a Shifter
    .many = Shifters
    .all = the Shifters
role-townfolk = Townfolk
    .a = one of the Townfolk
    .the = the Townfolk
    .was = one of the Townfolk
    .many = Townfolk
    .all = the Townfolk
role-visionary = Visionary
    .a = a Visionary
    .the = the Visionary
    .was = the Visionary
role-alchemist = Alchemist
    .a = an Alchemist
    .the = the Alchemist
    .was = the Alchemist
role-immortal = Immortal
    .a = an Immortal
    .the = the Immortal
    .was = the Immortal
role-mortician = Mortician
    .a = a Mortician
    .the = the Mortician
    .was = the Mortician
role-rambuh = Rambuh
    .a = a Rambuh
    .the = Rambuh
    .was = Rambuh
role-armoris = Armoris
    .a = an Armoris
    .the = Armoris
    .was = Armoris

## The beginning

prologue =
    .a = High in the mountains lies a village where everyone knows everyone. Or so they thought. This winter something came down from the pass, and it wears the faces of neighbours.
    .b = They found a coat by the frozen lake, with nobody in it. The one it belonged to was at supper all evening, smiling. Since then nobody looks at a friend without wondering.
    .c = There are old stories here of beings without a face of their own. Grandmothers told them by the fire, and children laughed. Nobody is laughing now.
    .d = One of the faces at this table is borrowed. It knows your songs and your jokes, and it knows where you sleep. Look around once more, while it is light.
    .brisk-a = Some of the faces at this table are borrowed.
    .brisk-b = Something among you wears a neighbour's face.

## Wakes

wake-armoris =
    .a = This hour is for Armoris. Open your eyes. Look at your phone. Which two hearts will you tie together?
    .b = Now Armoris wakes. Take up your phone, and choose two who shall love each other.
    .c = Take up your bow, Armoris. Open your eyes, look at your phone, and choose a pair.
    .d = The bow is strung for Armoris. Open your eyes, look at your phone, and choose two hearts.
    .brisk-a = Now Armoris wakes. Look at your phone.
    .brisk-b = Wake up, Armoris. Look at your phone.
sleep-armoris =
    .a = The hour of Armoris is over. Close your eyes.
    .b = Lay down your bow, Armoris. Close your eyes again.
    .c = Armoris goes back to sleep. Close your eyes.
    .d = Now it is done, Armoris. Close your eyes.
    .brisk-a = Close your eyes, Armoris.
    .brisk-b = Back to sleep, Armoris. Close your eyes.
wake-shifters =
    .a = Wake up, Shifters. Open your eyes. Look at your phones. Whose face shall be missing tomorrow?
    .b = Now the Shifters wake. Take up your phones, and choose your prey without a sound.
    .c = Take off your borrowed skins, Shifters. Open your eyes, look at your phones, and choose.
    .d = The night belongs to the Shifters. Open your eyes, look at your phones, and agree.
    .brisk-a = Now the Shifters wake. Look at your phones.
    .brisk-b = Wake up, Shifters. Look at your phones.
sleep-shifters =
    .a = Close your eyes, Shifters.
    .b = Put your borrowed skins back on, Shifters. Close your eyes.
    .c = The Shifters go back to sleep. Close your eyes.
    .d = Hide among the others again, Shifters. Close your eyes.
    .brisk-a = Close your eyes, Shifters.
    .brisk-b = Back to sleep, Shifters. Close your eyes.
wake-visionary =
    .a = Visionary, open your eyes. Look at your phone. Whose true face do you want to see?
    .b = Now the Visionary wakes. Take up your phone, and choose whom to look into.
    .c = Visionary, the mist is parting. Open your eyes, look at your phone, and choose one player.
    .d = The veil is thin for the Visionary. Open your eyes, look at your phone, and choose whom to look into.
    .brisk-a = Now the Visionary wakes. Look at your phone.
    .brisk-b = Wake up, Visionary. Look at your phone.
sleep-visionary =
    .a = Visionary, close your eyes.
    .b = The mist closes in. Visionary, close your eyes again.
    .c = The Visionary goes back to sleep. Close your eyes.
    .d = You have seen enough, Visionary. Close your eyes.
    .brisk-a = Close your eyes, Visionary.
    .brisk-b = Back to sleep, Visionary. Close your eyes.
wake-immortal =
    .a = This hour is for the Immortal. Open your eyes. Look at your phone. Before whose door will you stand tonight?
    .b = Now the Immortal wakes. Take up your phone, and choose whom to guard.
    .c = Death has no claim on you, Immortal. Open your eyes, look at your phone, and choose whom to guard.
    .d = There is a watch to keep for the Immortal. Open your eyes, look at your phone, and choose a door.
    .brisk-a = Now the Immortal wakes. Look at your phone.
    .brisk-b = Wake up, Immortal. Look at your phone.
sleep-immortal =
    .a = The hour of the Immortal is over. Close your eyes.
    .b = The night is long for the Immortal. Close your eyes again.
    .c = The Immortal goes back to sleep. Close your eyes.
    .d = Your watch has begun, Immortal. Close your eyes again.
    .brisk-a = Close your eyes, Immortal.
    .brisk-b = Back to sleep, Immortal. Close your eyes.
wake-alchemist =
    .a = This hour is for the Alchemist. Open your eyes. Look at your phone. See what the night has brought, and decide.
    .b = Now the Alchemist wakes. Take up your phone, read what it tells you, and choose what to do.
    .c = Light the burner, Alchemist. Open your eyes, look at your phone, and make up your mind.
    .d = The vials are waiting for the Alchemist. Open your eyes, look at your phone, and decide.
    .brisk-a = Now the Alchemist wakes. Look at your phone.
    .brisk-b = Wake up, Alchemist. Look at your phone.
sleep-alchemist =
    .a = The hour of the Alchemist is over. Close your eyes.
    .b = Put out the burner, Alchemist. Close your eyes again.
    .c = The Alchemist goes back to sleep. Close your eyes.
    .d = Put your vials away, Alchemist. Close your eyes again.
    .brisk-a = Close your eyes, Alchemist.
    .brisk-b = Back to sleep, Alchemist. Close your eyes.

## The end

won-village =
    .a = The last Shifter is dead.{ $beat } The village has won.
    .b = Every face is its owner's again.{ $beat } The village wins.
    .c = It is over.{ $beat } There are no Shifters left, and the village has won.
won-shifters =
    .a = There are too few of you left to stop them.{ $beat } The Shifters have won.
    .b = Nobody knows any more who is who.{ $beat } The Shifters win.
    .c = It is over.{ $beat } The village wears other faces now, and the Shifters have won.

## What really happened: { $name } did it, to { $taken }

tale-armoris-two =
    .a = On { $count_night } Armoris, who was { $name }, tied two hearts together. They were { $names }.
    .b = Love came on { $count_night }. It was { $name }, as Armoris, who joined { $names }.
    .c = As Armoris, { $name } made lovers of { $names }.
tale-alchemist-healed =
    .a = On { $count_night } the Shifters tore at { $taken }. The Alchemist, who was { $name }, had the cure.
    .b = There was a cure on { $count_night }. The Alchemist, who was { $name }, brought { $taken } back from the dead.
    .c = Death let go of { $taken } on { $count_night }, for the Alchemist was there, and that was { $name }.
tale-alchemist-poisoned =
    .a = On { $count_night } the Alchemist, who was { $name }, mixed poison for { $taken }.
    .b = There was poison in a cup on { $count_night }. The Alchemist, who was { $name }, gave it to { $taken }.
    .c = What { $taken } drank on { $count_night } came from the Alchemist, who was { $name }.
tale-immortal-guarded =
    .a = On { $count_night } the Shifters came for { $taken }. The Immortal, who was { $name }, stood before the door.
    .b = Somebody kept watch on { $count_night }. The Immortal, who was { $name }, kept { $taken } alive.
    .c = The door of { $taken } held on { $count_night }, for behind it stood the Immortal, who was { $name }.
tale-rescuers-both =
    .a = On { $count_night } the Shifters came for { $taken }, but two stood in their way. The Alchemist and the Immortal were { $names }.
    .b = Two came to save { $taken } on { $count_night }. They were { $names }, as Alchemist and as Immortal.
    .c = Death came for { $taken } on { $count_night }, and met the Alchemist and the Immortal. They were { $names }.
tale-rambuh-one =
    .a = On { $count_night } the Shifters came for { $name }. Rambuh's shield took the blow, and broke.
    .b = A shield broke on { $count_night }. It was Rambuh's, and it saved { $name }.
    .c = They struck at { $name } on { $count_night }, and hit the shield of Rambuh.
tale-visionary-knew =
    .a = On { $count_night } the Visionary, who was { $name }, looked at { $taken }, and knew.
    .b = The Visionary, who was { $name }, saw the truth about { $taken } on { $count_night }.
    .c = From { $count_night } on the Visionary, who was { $name }, knew what { $taken } was.
