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
role-townfolk = Townfolk
    .a = one of the Townfolk
    .the = the Townfolk
    .was = one of the Townfolk
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

## Wakes

wake-armoris =
    .a = This hour is for Armoris. Open your eyes. Look at your phone. Which two hearts will you tie together?
    .b = Now Armoris wakes. Take up your phone, and choose two who shall love each other.
    .c = Take up your bow, Armoris. Open your eyes, look at your phone, and choose a pair.
sleep-armoris =
    .a = The hour of Armoris is over. Close your eyes.
    .b = Lay down your bow, Armoris. Close your eyes again.
    .c = Armoris goes back to sleep. Close your eyes.
wake-shifters =
    .a = Wake up, Shifters. Open your eyes. Look at your phones. Whose face shall be missing tomorrow?
    .b = Now the Shifters wake. Take up your phones, and choose your prey without a sound.
    .c = Take off your borrowed skins, Shifters. Open your eyes, look at your phones, and choose.
sleep-shifters =
    .a = Close your eyes, Shifters.
    .b = Put your borrowed skins back on, Shifters. Close your eyes.
    .c = The Shifters go back to sleep. Close your eyes.
wake-visionary =
    .a = Visionary, open your eyes. Look at your phone. Whose true face do you want to see?
    .b = Now the Visionary wakes. Take up your phone, and choose whom to look into.
    .c = Visionary, the mist is parting. Open your eyes, look at your phone, and choose one player.
sleep-visionary =
    .a = Visionary, close your eyes.
    .b = The mist closes in. Visionary, close your eyes again.
    .c = The Visionary goes back to sleep. Close your eyes.
wake-immortal =
    .a = This hour is for the Immortal. Open your eyes. Look at your phone. Before whose door will you stand tonight?
    .b = Now the Immortal wakes. Take up your phone, and choose whom to guard.
    .c = Death has no claim on you, Immortal. Open your eyes, look at your phone, and choose whom to guard.
sleep-immortal =
    .a = The hour of the Immortal is over. Close your eyes.
    .b = The night is long for the Immortal. Close your eyes again.
    .c = The Immortal goes back to sleep. Close your eyes.
wake-alchemist =
    .a = This hour is for the Alchemist. Open your eyes. Look at your phone. See what the night has brought, and decide.
    .b = Now the Alchemist wakes. Take up your phone, read what it tells you, and choose what to do.
    .c = Light the burner, Alchemist. Open your eyes, look at your phone, and make up your mind.
sleep-alchemist =
    .a = The hour of the Alchemist is over. Close your eyes.
    .b = Put out the burner, Alchemist. Close your eyes again.
    .c = The Alchemist goes back to sleep. Close your eyes.

## The end

won-village =
    .a = The last Shifter is dead. The village has won.
    .b = Every face is its owner's again. The village wins.
    .c = It is over. There are no Shifters left, and the village has won.
won-shifters =
    .a = There are too few of you left to stop them. The Shifters have won.
    .b = Nobody knows any more who is who. The Shifters win.
    .c = It is over. The village wears other faces now, and the Shifters have won.
