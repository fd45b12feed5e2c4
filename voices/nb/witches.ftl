### Det fortelleren sier i `witches`, på bokmål. Reglene for hvordan linjer skrives, står i en/common.ftl.

rulebook-name = Hekser

## Ord

side-village = Landsby
    .the = landsbyen
side-coven = Heksesirkel
    .the = heksesirkelen

role-villager = Landsbyboer
    .a = en landsbyboer
    .the = landsbyboeren
    .was = en landsbyboer
role-oracle = Orakel
    .a = et orakel
    .the = orakelet
    .was = orakelet
role-healer = Helbreder
    .a = en helbreder
    .the = helbrederen
    .was = helbrederen
role-vigilante = Hevner
    .a = en hevner
    .the = hevneren
    .was = hevneren
role-pyre-martyr = Bålmartyr
    .a = en bålmartyr
    .the = bålmartyren
    .was = bålmartyren
role-owl = Ugle
    .a = en ugle
    .the = uglen
    .was = uglen
role-archivist = Arkivar
    .a = en arkivar
    .the = arkivaren
    .was = arkivaren
role-witch = Heks
    .a = en heks
    .the = heksa
    .was = en heks
role-matriarch = Matriark
    .a = en matriark
    .the = matriarken
    .was = matriarken
role-enchantress = Forhekser
    .a = en forhekser
    .the = forhekseren
    .was = forhekseren
role-fanatic = Fanatiker
    .a = en fanatiker
    .the = fanatikeren
    .was = fanatikeren

## Oppvåkninger

wake-enchantress =
    .a = Forhekser, åpne øynene. Se på telefonen. Hvem sin kraft skal sove i natt?
    .b = Nå våkner forhekseren. Ta opp telefonen, og velg hvem du vil legge under din makt.
    .c = Forhekser, timen er din. Åpne øynene, se på telefonen, og velg.
sleep-enchantress =
    .a = Forhekser, lukk øynene.
    .b = Forhekseren sovner igjen. Lukk øynene.
    .c = Forhekser, det er gjort. Lukk øynene igjen.
wake-oracle =
    .a = Orakel, åpne øynene. Se på telefonen. Hvem vil du se tvers igjennom?
    .b = Nå våkner orakelet. Ta opp telefonen, og velg hvem sin side du vil kjenne.
    .c = Orakel, røyken stiger. Åpne øynene, se på telefonen, og velg en spiller.
sleep-oracle =
    .a = Orakel, lukk øynene.
    .b = Røyken letter. Orakel, lukk øynene igjen.
    .c = Orakelet sovner igjen. Lukk øynene.
wake-healer =
    .a = Helbreder, åpne øynene. Se på telefonen. Hvem vil du verne i natt?
    .b = Nå våkner helbrederen. Ta opp telefonen, og velg hvem som skal være trygg.
    .c = Helbreder, noen kan trenge deg. Åpne øynene, se på telefonen, og velg.
sleep-healer =
    .a = Helbreder, lukk øynene.
    .b = Helbreder, du har gjort det du kunne. Lukk øynene igjen.
    .c = Helbrederen sovner igjen. Lukk øynene.
wake-witches =
    .a = Hekser, åpne øynene. Se på telefonene, og velg hvem natten skal ta.
    .b = Nå våkner heksene. Ta opp telefonene, og bli enige om et offer uten en lyd.
    .c = Gryta koker. Hekser, åpne øynene, se på telefonene, og velg.
sleep-witches =
    .a = Hekser, lukk øynene.
    .b = Gryta kjølner. Hekser, lukk øynene igjen.
    .c = Heksene sovner igjen. Lukk øynene.
wake-owl =
    .a = Ugle, åpne øynene. Se på telefonen. Hvem sin dør vil du våke over?
    .b = Nå våkner uglen. Ta opp telefonen, og velg hvem sine skritt du vil følge.
    .c = Ugle, bre ut vingene. Åpne øynene, se på telefonen, og velg en spiller.
sleep-owl =
    .a = Ugle, lukk øynene.
    .b = Ugle, tilbake til grenen din. Lukk øynene igjen.
    .c = Uglen sovner igjen. Lukk øynene.
wake-archivist =
    .a = Arkivar, åpne øynene. Se på telefonen. Bøkene dine har noe å fortelle.
    .b = Nå våkner arkivaren. Ta opp telefonen, og les det som ble skrevet i natt.
    .c = Arkivar, tenn lyset ditt. Åpne øynene, se på telefonen, og les.
sleep-archivist =
    .a = Arkivar, lukk øynene.
    .b = Arkivar, blås ut lyset ditt. Lukk øynene igjen.
    .c = Arkivaren sovner igjen. Lukk øynene.

## Hevneren

reaction-vigilante =
    .a = Men { $name } går ikke alene. { CAPITAL($role_the) } tar noen med seg. { $name }, velg på telefonen hvem det blir.
    .b = En hånd holder ennå om kniven. { $name }, { $role_the }, se på telefonen. Hvem tar du med deg?
    .c = { CAPITAL($role_the) } har ett hugg igjen. { $name }, velg på telefonen hvem det skal ramme.
reaction-vigilante-takes =
    .a = Nå tar { $name } med seg { $taken }.
    .b = Det siste hugget fra { $name } rammer { $taken }.
    .c = Og dermed følger { $taken } med { $name }.
reaction-vigilante-nobody =
    .a = Denne gangen går { $name } alene.
    .b = Kniven faller til jorden. { $name } tar ingen med seg.
    .c = Og dermed dør { $name }, og ingen andre.

## Bålet

verdict-eliminated-revealed =
    .a = Landsbyen sender { $name } på bålet. { $name } var { $role_was }.
    .b = Bålet tennes for { $name }. { $name } var { $role_was }.
    .c = Flammene tar { $name }. Asken forteller: { $role }.
verdict-eliminated-secret =
    .a = Landsbyen sender { $name } på bålet. Asken forteller ingenting.
    .b = Bålet tennes for { $name }. Om det var riktig, får dere ikke vite i dag.
    .c = Flammene tar { $name }, og hemmeligheten brenner med.
verdict-tie-nobody =
    .a = Stemmene står likt. Bålet blir ikke tent.
    .b = Dere ble ikke enige, så ingen brenner.
    .c = Det står likt, og da tennes det ikke noe bål.
verdict-no-votes =
    .a = Ikke en eneste stemme ble avgitt. Ingen brenner i dag.
    .b = Ingen stemte. Da brenner ingen.
    .c = Stillhet er også et svar. Ingen stemmer, og ingen ild.
verdict-martyr-revealed =
    .a = Stemmene står likt, og { $name } stiger opp på bålet for dere alle. { $name } var { $role_was }.
    .b = Det står likt, men ilden vil ha noen. { $name }, { $role_the }, brenner for de andre.
    .c = Dere ble ikke enige, så { $name } tar fakkelen og brenner i stedet for en annen. På kortet står det: { $role }.
verdict-martyr-secret =
    .a = Stemmene står likt, og { $name } stiger opp på bålet for dere alle.
    .b = Det står likt, men ilden vil ha noen. { $name } brenner for de andre.
    .c = Dere ble ikke enige, så { $name } tar fakkelen og brenner i stedet for en annen.

## Slutten

won-village =
    .a = Den siste heksa er død. Landsbyen har vunnet.
    .b = Ingen gryte koker lenger. Landsbyen vinner, og sover trygt.
    .c = Det er over. Heksene er borte, og landsbyen har vunnet.
won-coven =
    .a = Dere er for få igjen til å stå imot. Heksesirkelen har vunnet.
    .b = Ingen kan stanse dem lenger. Heksesirkelen vinner, og natten blir.
    .c = Det er over. Landsbyen er i heksenes makt, og heksesirkelen har vunnet.
