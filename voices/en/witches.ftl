### What the storyteller says in `witches`, in English. See common.ftl for how lines are written.

rulebook-name = Witches

## Words

side-village = Village
    .the = the village
side-coven = Coven
    .the = the coven

role-villager = Villager
    .a = a Villager
    .the = the Villager
    .was = a Villager
    .many = Villagers
    .all = the Villagers
role-oracle = Oracle
    .a = an Oracle
    .the = the Oracle
    .was = the Oracle
role-healer = Healer
    .a = a Healer
    .the = the Healer
    .was = the Healer
role-vigilante = Vigilante
    .a = a Vigilante
    .the = the Vigilante
    .was = the Vigilante
role-pyre-martyr = Pyre Martyr
    .a = a Pyre Martyr
    .the = the Pyre Martyr
    .was = the Pyre Martyr
role-owl = Owl
    .a = an Owl
    .the = the Owl
    .was = the Owl
role-archivist = Archivist
    .a = an Archivist
    .the = the Archivist
    .was = the Archivist
role-witch = Witch
    .a = a Witch
    .the = the Witch
    .was = a Witch
    .many = Witches
    .all = the Witches
role-matriarch = Matriarch
    .a = a Matriarch
    .the = the Matriarch
    .was = the Matriarch
role-enchantress = Enchantress
    .a = an Enchantress
    .the = the Enchantress
    .was = the Enchantress
role-fanatic = Fanatic
    .a = a Fanatic
    .the = the Fanatic
    .was = the Fanatic

## The beginning

prologue =
    .a = The milk turned sour in a single night, and the bells rang with nobody at the rope. They say there is a coven in the village. They say it meets when the rest of you sleep.
    .b = On the moor beyond the mill there is a circle where no grass grows. Last night somebody danced there. Their footprints lead straight back to your doors.
    .c = It was a good year, until the crows came. Now there are herbs at the wrong windows, and the cats will not go home. Somebody in this village has made a bargain.
    .d = There is a kettle somewhere that is never cold. Those who stir it sit among you, with clean hands and friendly faces. Before long you will have to choose whom to trust.
    .brisk-a = There is a coven in the village.
    .brisk-b = Somewhere in the village a kettle boils.

## Wakes

wake-enchantress =
    .a = This hour is for the Enchantress. Open your eyes. Look at your phone. Whose power shall sleep tonight?
    .b = Now the Enchantress wakes. Take up your phone, and choose whom to put under your spell.
    .c = A spell is in the air. The Enchantress wakes. Look at your phone, and choose whom it shall bind.
    .d = A whisper goes through the night. The Enchantress wakes. Look at your phone, and choose whom to bind.
    .brisk-a = Now the Enchantress wakes. Look at your phone.
    .brisk-b = Wake up, Enchantress. Look at your phone.
sleep-enchantress =
    .a = The hour of the Enchantress is over. Close your eyes.
    .b = The Enchantress goes back to sleep. Close your eyes.
    .c = The spells fade from the air. Close your eyes again, Enchantress.
    .d = The spell is cast. Close your eyes, Enchantress.
    .brisk-a = Close your eyes, Enchantress.
    .brisk-b = Back to sleep, Enchantress. Close your eyes.
wake-oracle =
    .a = Oracle, open your eyes. Look at your phone. Whom do you want to see through?
    .b = Now the Oracle wakes. Take up your phone, and choose whose side you want to know.
    .c = Oracle, the smoke is rising. Open your eyes, look at your phone, and choose one player.
    .d = The bowl is filled for the Oracle. Open your eyes, look at your phone, and choose one player.
    .brisk-a = Now the Oracle wakes. Look at your phone.
    .brisk-b = Wake up, Oracle. Look at your phone.
sleep-oracle =
    .a = Oracle, close your eyes.
    .b = The smoke clears around the Oracle. Close your eyes again.
    .c = The Oracle goes back to sleep. Close your eyes.
    .d = You have seen what you wanted, Oracle. Close your eyes.
    .brisk-a = Close your eyes, Oracle.
    .brisk-b = Back to sleep, Oracle. Close your eyes.
wake-healer =
    .a = Healer, open your eyes. Look at your phone. Whom will you shield tonight?
    .b = Now the Healer wakes. Take up your phone, and choose who is to be kept safe.
    .c = Healer, somebody may need you. Open your eyes, look at your phone, and choose.
    .d = A candle burns for the Healer. Open your eyes, look at your phone, and choose whom to shield.
    .brisk-a = Now the Healer wakes. Look at your phone.
    .brisk-b = Wake up, Healer. Look at your phone.
sleep-healer =
    .a = Healer, close your eyes.
    .b = Healer, you have done what you could. Close your eyes again.
    .c = The Healer goes back to sleep. Close your eyes.
    .d = Blow out the candle, Healer. Close your eyes.
    .brisk-a = Close your eyes, Healer.
    .brisk-b = Back to sleep, Healer. Close your eyes.
wake-witches =
    .a = Wake up, witches. Open your eyes. Look at your phones, and choose whom the night shall take.
    .b = Now the witches wake. Take up your phones, and settle on a victim without a sound.
    .c = The kettle boils. The witches wake. Look at your phones, and choose whom the night shall take.
    .d = The woods are whispering. The witches wake. Look at your phones, and settle on a victim.
    .brisk-a = Now the witches wake. Look at your phones.
    .brisk-b = Wake up, witches. Look at your phones.
sleep-witches =
    .a = Close your eyes, witches.
    .b = The kettle grows cold. Close your eyes again, witches.
    .c = The witches go back to sleep. Close your eyes.
    .d = Hang up your cloaks, witches. Close your eyes again.
    .brisk-a = Close your eyes, witches.
    .brisk-b = Back to sleep, witches. Close your eyes.
wake-owl =
    .a = This hour is for the Owl. Open your eyes. Look at your phone. Whose door will you watch?
    .b = Now the Owl wakes. Take up your phone, and choose whose steps you want to follow.
    .c = Something stirs in the trees. The Owl wakes. Look at your phone, and choose one player.
    .d = Two eyes shine in the dark. The Owl wakes. Look at your phone, and choose whom to follow.
    .brisk-a = Now the Owl wakes. Look at your phone.
    .brisk-b = Wake up, Owl. Look at your phone.
sleep-owl =
    .a = The hour of the Owl is over. Close your eyes.
    .b = The Owl is back on its branch. Close your eyes again.
    .c = The Owl goes back to sleep. Close your eyes.
    .d = The branches are still again. Close your eyes, Owl.
    .brisk-a = Close your eyes, Owl.
    .brisk-b = Back to sleep, Owl. Close your eyes.
wake-archivist =
    .a = This hour is for the Archivist. Open your eyes. Look at your phone. Your books have something to tell.
    .b = Now the Archivist wakes. Take up your phone, and read what was written tonight.
    .c = Light your candle, Archivist. Open your eyes, look at your phone, and read.
    .d = A page is turned in the dark. The Archivist wakes. Look at your phone, and read.
    .brisk-a = Now the Archivist wakes. Look at your phone.
    .brisk-b = Wake up, Archivist. Look at your phone.
sleep-archivist =
    .a = The hour of the Archivist is over. Close your eyes.
    .b = Blow out your candle, Archivist. Close your eyes again.
    .c = The Archivist goes back to sleep. Close your eyes.
    .d = The book is closed for tonight, Archivist. Close your eyes.
    .brisk-a = Close your eyes, Archivist.
    .brisk-b = Back to sleep, Archivist. Close your eyes.

## The Vigilante

reaction-vigilante =
    .a = But { $name } will not go alone. { CAPITAL($role_the) } takes someone along.{ $beat } Now { $name }, choose on your phone who it is.
    .b = { CAPITAL($role_the) } still grips the knife.{ $beat } Look at your phone, { $name }. Whom do you take along?
    .c = { CAPITAL($role_the) } has one blow left.{ $beat } Now { $name }, choose on your phone whom it strikes.
reaction-vigilante-takes =
    .a = { $beat }Now { $name } takes { $taken } along.
    .b = { $beat }The last blow of { $name } strikes { $taken }.
    .c = { $beat }And so { $taken } goes with { $name }.
reaction-vigilante-nobody =
    .a = This time { $name } goes alone.
    .b = The blade falls, and { $name } takes nobody along.
    .c = And so { $name } dies, and no one else does.

## The pyre

verdict-eliminated-revealed =
    .a = The votes are counted.{ $beat } The village sends { $name } to the pyre.{ $beat } The ashes tell us: { $role }.
    .b = The wood is dry.{ $beat } A fire is lit for { $name }.{ $beat } You have burned { $role_was }.
    .c = The torches are ready.{ $beat } The flames take hold of { $name }.{ $beat } The ashes tell us: { $role }.
    .d = There is no way back now.{ $beat } It is { $name } who must burn.{ $beat } You have burned { $role_was }.
    .brisk-a = It is decided. The village sends { $name } to the pyre. The ashes tell us: { $role }.
    .brisk-b = The votes are counted. A fire is lit for { $name }. The ashes tell us: { $role }.
verdict-eliminated-secret =
    .a = The votes are counted.{ $beat } The village sends { $name } to the pyre. The ashes tell us nothing.
    .b = The wood is dry.{ $beat } A fire is lit for { $name }. Whether that was right, you will not learn today.
    .c = The torches are ready.{ $beat } The flames take hold of { $name }, and the secret burns too.
    .d = There is no way back now.{ $beat } It is { $name } who must burn. The ashes tell us nothing.
    .brisk-a = It is decided. The village sends { $name } to the pyre.
    .brisk-b = The votes are counted. A fire is lit for { $name }.
verdict-tie-nobody =
    .a = The votes are even. The pyre stays cold.
    .b = You could not agree, so nobody burns.
    .c = It is a tie, and a tie lights no fire.
    .d = As many here as there. Nobody burns today.
verdict-no-votes =
    .a = Not one vote was given. Nobody burns today.
    .b = Nobody voted. So nobody burns.
    .c = Silence is an answer too. No votes, and no fire.
verdict-martyr-revealed =
    .a = The votes are even.{ $beat } But { $name } climbs the pyre for all of you.{ $beat } The ashes tell us: { $role }.
    .b = It is a tie, but the fire wants someone.{ $beat } So { $name } burns for the rest.{ $beat } The ashes tell us: { $role }.
    .c = You could not agree.{ $beat } So { $name } takes the torch, and burns in place of another.{ $beat } The ashes tell us: { $role }.
verdict-martyr-secret =
    .a = The votes are even.{ $beat } But { $name } climbs the pyre for all of you.
    .b = It is a tie, but the fire wants someone.{ $beat } So { $name } burns for the rest.
    .c = You could not agree.{ $beat } So { $name } takes the torch, and burns in place of another.

## The end

won-village =
    .a = The last witch is dead.{ $beat } Victory to the village.
    .b = No kettle boils any more.{ $beat } The village wins, and sleeps soundly.
    .c = It is over.{ $beat } The witches are gone, and the village has won.
won-coven =
    .a = The coven of witches is too strong now.{ $beat } The coven has won.
    .b = There is nobody left to stop them.{ $beat } The coven of witches has won, and the night stays.
    .c = It is over.{ $beat } The village belongs to the witches, and their coven has won.

## What really happened: { $name } did it, to { $taken }

tale-healer-shielded =
    .a = On { $count_night } the witches came for { $taken }. The Healer was there first, and the Healer was { $name }.
    .b = The Healer, who was { $name }, kept the witches from { $taken } on { $count_night }.
    .c = It was close for { $taken } on { $count_night }, but the Healer was there, and that was { $name }.
tale-witches-none =
    .a = On { $count_night } the coven could not agree, and nobody was taken.
    .b = The coven quarrelled on { $count_night }, and nobody was taken.
    .c = The kettle boiled for nothing on { $count_night }, for the coven was of two minds.
tale-oracle-knew =
    .a = On { $count_night } the Oracle, who was { $name }, looked at { $taken }, and saw the coven.
    .b = The Oracle, who was { $name }, saw through { $taken } on { $count_night }.
    .c = From { $count_night } on the Oracle, who was { $name }, knew whose side { $taken } was on.
tale-enchantress-bound =
    .a = On { $count_night } the Enchantress, who was { $name }, put a spell on { $taken }.
    .b = There was a spell on { $taken } on { $count_night }. The Enchantress who cast it was { $name }.
    .c = The power of { $taken } slept on { $count_night }, bound by the Enchantress, who was { $name }.
