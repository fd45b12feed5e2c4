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

## Wakes

wake-enchantress =
    .a = This hour is for the Enchantress. Open your eyes. Look at your phone. Whose power shall sleep tonight?
    .b = Now the Enchantress wakes. Take up your phone, and choose whom to put under your spell.
    .c = A spell is in the air. The Enchantress wakes. Look at your phone, and choose whom it shall bind.
sleep-enchantress =
    .a = The hour of the Enchantress is over. Close your eyes.
    .b = The Enchantress goes back to sleep. Close your eyes.
    .c = The spells fade from the air. Close your eyes again, Enchantress.
wake-oracle =
    .a = Oracle, open your eyes. Look at your phone. Whom do you want to see through?
    .b = Now the Oracle wakes. Take up your phone, and choose whose side you want to know.
    .c = Oracle, the smoke is rising. Open your eyes, look at your phone, and choose one player.
sleep-oracle =
    .a = Oracle, close your eyes.
    .b = The smoke clears around the Oracle. Close your eyes again.
    .c = The Oracle goes back to sleep. Close your eyes.
wake-healer =
    .a = Healer, open your eyes. Look at your phone. Whom will you shield tonight?
    .b = Now the Healer wakes. Take up your phone, and choose who is to be kept safe.
    .c = Healer, somebody may need you. Open your eyes, look at your phone, and choose.
sleep-healer =
    .a = Healer, close your eyes.
    .b = Healer, you have done what you could. Close your eyes again.
    .c = The Healer goes back to sleep. Close your eyes.
wake-witches =
    .a = Wake up, witches. Open your eyes. Look at your phones, and choose whom the night shall take.
    .b = Now the witches wake. Take up your phones, and settle on a victim without a sound.
    .c = The kettle boils. The witches wake. Look at your phones, and choose whom the night shall take.
sleep-witches =
    .a = Close your eyes, witches.
    .b = The kettle grows cold. Close your eyes again, witches.
    .c = The witches go back to sleep. Close your eyes.
wake-owl =
    .a = This hour is for the Owl. Open your eyes. Look at your phone. Whose door will you watch?
    .b = Now the Owl wakes. Take up your phone, and choose whose steps you want to follow.
    .c = Something stirs in the trees. The Owl wakes. Look at your phone, and choose one player.
sleep-owl =
    .a = The hour of the Owl is over. Close your eyes.
    .b = The Owl is back on its branch. Close your eyes again.
    .c = The Owl goes back to sleep. Close your eyes.
wake-archivist =
    .a = This hour is for the Archivist. Open your eyes. Look at your phone. Your books have something to tell.
    .b = Now the Archivist wakes. Take up your phone, and read what was written tonight.
    .c = Light your candle, Archivist. Open your eyes, look at your phone, and read.
sleep-archivist =
    .a = The hour of the Archivist is over. Close your eyes.
    .b = Blow out your candle, Archivist. Close your eyes again.
    .c = The Archivist goes back to sleep. Close your eyes.

## The Vigilante

reaction-vigilante =
    .a = But { $name } will not go alone. { CAPITAL($role_the) } takes someone along. { $name }, choose on your phone who it is.
    .b = One hand still grips the knife. { $name }, { $role_the }, look at your phone. Whom do you take along?
    .c = { CAPITAL($role_the) } has one blow left. { $name }, choose on your phone whom it strikes.
reaction-vigilante-takes =
    .a = Now { $name } takes { $taken } along.
    .b = The last blow of { $name } strikes { $taken }.
    .c = And so { $taken } goes with { $name }.
reaction-vigilante-nobody =
    .a = This time { $name } goes alone.
    .b = The blade falls, and { $name } takes nobody along.
    .c = And so { $name } dies, and no one else does.

## The pyre

verdict-eliminated-revealed =
    .a = The village sends { $name } to the pyre. { $name } was { $role_was }.
    .b = A fire is lit for { $name }. { $name } was { $role_was }.
    .c = The flames take hold of { $name }. The ashes tell us: { $role }.
verdict-eliminated-secret =
    .a = The village sends { $name } to the pyre. The ashes tell us nothing.
    .b = A fire is lit for { $name }. Whether that was right, you will not learn today.
    .c = The flames take hold of { $name }, and the secret burns too.
verdict-tie-nobody =
    .a = The votes are even. The pyre stays cold.
    .b = You could not agree, so nobody burns.
    .c = It is a tie, and a tie lights no fire.
verdict-no-votes =
    .a = Not one vote was given. Nobody burns today.
    .b = Nobody voted. So nobody burns.
    .c = Silence is an answer too. No votes, and no fire.
verdict-martyr-revealed =
    .a = The votes are even, and { $name } climbs the pyre for all of you. { $name } was { $role_was }.
    .b = It is a tie, but the fire wants someone. So { $name }, { $role_the }, burns for the rest.
    .c = You could not agree, so { $name } takes the torch and burns in place of another. The card says: { $role }.
verdict-martyr-secret =
    .a = The votes are even, and { $name } climbs the pyre for all of you.
    .b = It is a tie, but the fire wants someone. So { $name } burns for the rest.
    .c = You could not agree, so { $name } takes the torch, and burns in place of another.

## The end

won-village =
    .a = The last witch is dead. Victory to the village.
    .b = No kettle boils any more. The village wins, and sleeps soundly.
    .c = It is over. The witches are gone, and the village has won.
won-coven =
    .a = The coven of witches is too strong now. The coven has won.
    .b = There is nobody left to stop them. The coven of witches has won, and the night stays.
    .c = It is over. The village belongs to the witches, and their coven has won.
