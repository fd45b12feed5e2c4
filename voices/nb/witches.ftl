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
    .many = landsbyboere
    .all = landsbyboerne
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
    .many = hekser
    .all = heksene
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

## Begynnelsen

prologue =
    .a = Melken ble sur på en eneste natt, og kirkeklokkene ringte uten at noen dro i tauet. Folk sier at det finnes en heksesirkel i landsbyen. De sier at den møtes når dere andre sover.
    .b = På heia bortenfor mølla er det en ring der det ikke vokser gress. I går natt var det noen som danset der. Sporene fører rett tilbake til dørene deres.
    .c = Det var et godt år, helt til kråkene kom. Nå henger det urter i feil vinduer, og kattene vil ikke gå hjem. Noen i denne landsbyen har inngått en handel.
    .d = Et sted står det en gryte som aldri er kald. De som rører i den, sitter iblant dere, med rene hender og vennlige ansikter. Snart må dere velge hvem dere stoler på.
    .brisk-a = Det er en heksesirkel i landsbyen.
    .brisk-b = Et sted i landsbyen koker en gryte.

## Oppvåkninger

wake-enchantress =
    .a = Forhekser, åpne øynene. Se på telefonen. Hvem sin kraft skal sove i natt?
    .b = Nå våkner forhekseren. Ta opp telefonen, og velg hvem du vil legge under din makt.
    .c = Forhekser, timen er din. Åpne øynene, se på telefonen, og velg.
    .d = Det hvisker i mørket. Nå våkner forhekseren. Se på telefonen, og velg hvem du vil binde.
    .brisk-a = Nå våkner forhekseren. Se på telefonen.
    .brisk-b = Forhekser, åpne øynene. Se på telefonen.
sleep-enchantress =
    .a = Forhekser, lukk øynene.
    .b = Forhekseren sovner igjen. Lukk øynene.
    .c = Forhekser, det er gjort. Lukk øynene igjen.
    .d = Forhekser, trolldommen virker. Lukk øynene.
    .brisk-a = Forhekser, lukk øynene.
    .brisk-b = Forhekser, sov videre. Lukk øynene.
wake-oracle =
    .a = Orakel, åpne øynene. Se på telefonen. Hvem vil du se tvers igjennom?
    .b = Nå våkner orakelet. Ta opp telefonen, og velg hvem du vil vite sannheten om.
    .c = Orakel, røyken stiger. Åpne øynene, se på telefonen, og velg en spiller.
    .d = Orakel, skålen er fylt. Åpne øynene, se på telefonen, og velg en spiller.
    .brisk-a = Nå våkner orakelet. Se på telefonen.
    .brisk-b = Orakel, åpne øynene. Se på telefonen.
sleep-oracle =
    .a = Orakel, det er nok for i natt. Lukk øynene.
    .b = Røyken letter. Orakel, lukk øynene igjen.
    .c = Orakelet sovner igjen. Lukk øynene.
    .d = Orakel, du har sett det du ville. Lukk øynene.
    .brisk-a = Orakel, lukk øynene.
    .brisk-b = Orakel, sov videre. Lukk øynene.
wake-healer =
    .a = Helbreder, åpne øynene. Se på telefonen. Hvem vil du verne i natt?
    .b = Nå våkner helbrederen. Ta opp telefonen, og velg hvem som skal være trygg.
    .c = Helbreder, noen kan trenge deg. Åpne øynene, se på telefonen, og velg.
    .d = Helbreder, et lys brenner for deg. Åpne øynene, se på telefonen, og velg hvem du vil verne.
    .brisk-a = Nå våkner helbrederen. Se på telefonen.
    .brisk-b = Helbreder, åpne øynene. Se på telefonen.
sleep-healer =
    .a = Helbreder, lukk øynene.
    .b = Helbreder, du har gjort det du kunne. Lukk øynene igjen.
    .c = Helbrederen sovner igjen. Lukk øynene.
    .d = Helbreder, blås ut lyset. Lukk øynene.
    .brisk-a = Helbreder, lukk øynene.
    .brisk-b = Helbreder, sov videre. Lukk øynene.
wake-witches =
    .a = Hekser, åpne øynene. Se på telefonene, og velg hvem natten skal ta.
    .b = Nå våkner heksene. Ta opp telefonene, og bli enige om et offer uten en lyd.
    .c = Gryta koker. Hekser, åpne øynene, se på telefonene, og velg.
    .d = Skogen hvisker. Nå våkner heksene. Se på telefonene, og bli enige om et offer.
    .brisk-a = Nå våkner heksene. Se på telefonene.
    .brisk-b = Hekser, åpne øynene. Se på telefonene.
sleep-witches =
    .a = Hekser, lukk øynene.
    .b = Gryta er blitt kald. Hekser, lukk øynene igjen.
    .c = Heksene sovner igjen. Lukk øynene.
    .d = Hekser, heng fra dere kappene. Lukk øynene igjen.
    .brisk-a = Hekser, lukk øynene.
    .brisk-b = Hekser, sov videre. Lukk øynene.
wake-owl =
    .a = Ugle, åpne øynene. Se på telefonen. Hvem sin dør vil du våke over?
    .b = Nå våkner uglen. Ta opp telefonen, og velg hvem du vil følge i mørket.
    .c = Ugle, bre ut vingene. Åpne øynene, se på telefonen, og velg en spiller.
    .d = To øyne lyser i mørket. Nå våkner uglen. Se på telefonen, og velg hvem du vil følge.
    .brisk-a = Nå våkner uglen. Se på telefonen.
    .brisk-b = Ugle, åpne øynene. Se på telefonen.
sleep-owl =
    .a = Ugle, lukk øynene.
    .b = Ugle, tilbake til grenen din. Lukk øynene igjen.
    .c = Uglen sovner igjen. Lukk øynene.
    .d = Det er stille mellom greinene igjen. Ugle, lukk øynene.
    .brisk-a = Ugle, lukk øynene.
    .brisk-b = Ugle, sov videre. Lukk øynene.
wake-archivist =
    .a = Arkivar, åpne øynene. Se på telefonen. Bøkene dine har noe å fortelle.
    .b = Nå våkner arkivaren. Ta opp telefonen, og les det som ble skrevet i natt.
    .c = Arkivar, tenn lyset ditt. Åpne øynene, se på telefonen, og les.
    .d = En side blir vendt i mørket. Nå våkner arkivaren. Se på telefonen, og les.
    .brisk-a = Nå våkner arkivaren. Se på telefonen.
    .brisk-b = Arkivar, åpne øynene. Se på telefonen.
sleep-archivist =
    .a = Arkivar, lukk øynene.
    .b = Arkivar, blås ut lyset ditt. Lukk øynene igjen.
    .c = Arkivaren sovner igjen. Lukk øynene.
    .d = Arkivar, lukk boken for i natt. Lukk øynene.
    .brisk-a = Arkivar, lukk øynene.
    .brisk-b = Arkivar, sov videre. Lukk øynene.

## Hevneren

reaction-vigilante =
    .a = Men { $name } går ikke alene. { CAPITAL($role_the) } tar noen med seg.{ $beat } Velg på telefonen hvem det blir, { $name }.
    .b = { CAPITAL($role_the) } holder ennå om kniven.{ $beat } Se på telefonen, { $name }. Hvem tar du med deg?
    .c = { CAPITAL($role_the) } har hevnen sin igjen.{ $beat } Velg på telefonen hvem den skal ramme, { $name }.
reaction-vigilante-takes =
    .a = { $beat }Nå tar { $name } med seg { $taken }.
    .b = { $beat }Hevnen til { $name } rammer { $taken }.
    .c = { $beat }Og dermed følger { $taken } med { $name }.
reaction-vigilante-nobody =
    .a = Denne gangen går { $name } alene.
    .b = Kniven faller til jorden. { $name } tar ingen med seg.
    .c = Og dermed dør { $name }, og ingen andre.

## Bålet

verdict-eliminated-revealed =
    .a = Stemmene er talt opp.{ $beat } Landsbyen sender { $name } på bålet.{ $beat } Asken forteller: { $role }.
    .b = Veden er tørr.{ $beat } Bålet tennes for { $name }.{ $beat } Den dere brente, var { $role_was }.
    .c = Faklene er klare.{ $beat } Flammene tar { $name }.{ $beat } Asken forteller: { $role }.
    .d = Nå er det ingen vei tilbake.{ $beat } Den som må brenne, er { $name }.{ $beat } Den dere brente, var { $role_was }.
    .brisk-a = Det er avgjort. Landsbyen sender { $name } på bålet. Asken forteller: { $role }.
    .brisk-b = Stemmene er talt opp. Bålet tennes for { $name }. Asken forteller: { $role }.
verdict-eliminated-secret =
    .a = Stemmene er talt opp.{ $beat } Landsbyen sender { $name } på bålet. Asken forteller ingenting.
    .b = Veden er tørr.{ $beat } Bålet tennes for { $name }. Om det var riktig, får dere ikke vite i dag.
    .c = Faklene er klare.{ $beat } Flammene tar { $name }, og hemmeligheten brenner med.
    .d = Nå er det ingen vei tilbake.{ $beat } Den som må brenne, er { $name }. Asken forteller ingenting.
    .brisk-a = Det er avgjort. Landsbyen sender { $name } på bålet.
    .brisk-b = Stemmene er talt opp. Bålet tennes for { $name }.
verdict-tie-nobody =
    .a = Stemmene står likt. Bålet blir ikke tent.
    .b = Dere ble ikke enige, så ingen brenner.
    .c = Det står likt, og da tennes det ikke noe bål.
    .d = Like mange her som der. Ingen brenner i dag.
verdict-no-votes =
    .a = Ikke en eneste stemme ble avgitt. Ingen brenner i dag.
    .b = Ingen stemte. Da brenner ingen.
    .c = Stillhet er også et svar. Ingen stemmer, og ingen ild.
verdict-martyr-revealed =
    .a = Stemmene står likt.{ $beat } Men { $name } stiger opp på bålet for dere alle.{ $beat } Asken forteller: { $role }.
    .b = Det står likt, men ilden vil ha noen.{ $beat } Så brenner { $name } for de andre.{ $beat } Asken forteller: { $role }.
    .c = Dere ble ikke enige.{ $beat } Så tar { $name } fakkelen, og brenner i stedet for en annen.{ $beat } Asken forteller: { $role }.
verdict-martyr-secret =
    .a = Stemmene står likt.{ $beat } Men { $name } stiger opp på bålet for dere alle.
    .b = Det står likt, men ilden vil ha noen.{ $beat } Så brenner { $name } for de andre.
    .c = Dere ble ikke enige.{ $beat } Så tar { $name } fakkelen, og brenner i stedet for en annen.

## Slutten

won-village =
    .a = Den siste heksa er død.{ $beat } Landsbyen har vunnet.
    .b = Ingen gryte koker lenger.{ $beat } Landsbyen vinner, og sover trygt.
    .c = Det er over.{ $beat } Heksene er borte, og landsbyen har vunnet.
won-coven =
    .a = Dere er for få igjen til å stå imot.{ $beat } Heksesirkelen har vunnet.
    .b = Ingen kan stanse dem lenger.{ $beat } Heksesirkelen vinner, og natten blir.
    .c = Det er over.{ $beat } Landsbyen er i heksenes makt, og heksesirkelen har vunnet.

## Hva som egentlig skjedde: { $name } gjorde det, { $taken } var den det gjaldt

tale-healer-shielded =
    .a = Heksene kom for å ta { $taken } { $count_night }. Helbrederen, som var { $name }, kom dem i forkjøpet.
    .b = Helbrederen, som var { $name }, holdt heksene borte fra { $taken } { $count_night }.
    .c = Det var på nippet for { $taken } { $count_night }, men helbrederen var der, og det var { $name }.
tale-witches-none =
    .a = Heksesirkelen ble ikke enig { $count_night }, og ingen ble tatt.
    .b = Heksene kranglet { $count_night }, og ingen ble tatt.
    .c = Gryta kokte til ingen nytte { $count_night }, for heksene ville hver sin vei.
tale-oracle-knew =
    .a = Orakelet, som var { $name }, så på { $taken } { $count_night }, og så heksesirkelen.
    .b = Det var orakelet, { $name }, som gjennomskuet { $taken } { $count_night }.
    .c = Fra og med { $count_night } visste orakelet, som var { $name }, hvilken side { $taken } sto på.
tale-enchantress-bound =
    .a = Forhekseren, som var { $name }, la trolldom på { $taken } { $count_night }.
    .b = Det lå trolldom på { $taken } { $count_night }. Forhekseren var { $name }.
    .c = Kraften til { $taken } sov { $count_night }, bundet av forhekseren, som var { $name }.
