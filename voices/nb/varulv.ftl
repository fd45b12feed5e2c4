### Det fortelleren sier i `varulv`, på bokmål. Reglene for hvordan linjer skrives, står i en/common.ftl.

rulebook-name = Varulv

## Ord

side-village = Landsby
    .the = landsbyen
side-wolves = Varulver
    .the = varulvene

role-varulv = Varulv
    .a = en varulv
    .the = varulven
    .was = en varulv
    .many = varulver
    .all = varulvene
role-synsk = Seer
    .a = en seer
    .the = seeren
    .was = seeren
role-lege = Lege
    .a = en lege
    .the = legen
    .was = legen
role-landsbyboer = Landsbyboer
    .a = en landsbyboer
    .the = landsbyboeren
    .was = en landsbyboer
    .many = landsbyboere
    .all = landsbyboerne

## Begynnelsen

prologue =
    .a = Bak den siste gården begynner skogen, og i skogen er det noe som uler, og som ikke helt er en ulv. Om dagen går det på to bein og kjøper brød som alle andre.
    .b = Det begynte med sauene. Så var hunden borte. Nå er månen nesten rund, og landsbyen har telt barna sine to ganger.
    .c = Det var spor i snøen i morges. De kom ut av skogen på fire poter, og de gikk inn gjennom en dør på to føtter.
    .d = Den gamle jegeren sverget på at han traff, rett i skulderen. Neste morgen gikk en av naboene med armen i bind. Ingen våger å si hvem.
    .brisk-a = Det er varulver i landsbyen.
    .brisk-b = Månen er rund, og noe uler i skogen.

## Oppvåkninger

wake-wolves =
    .a = Varulver, åpne øynene. Se på telefonene. Hvem spiser dere i natt?
    .b = Nå våkner varulvene. Ta opp telefonene, og bli enige om ett offer, alle sammen.
    .c = Månen er full. Varulver, åpne øynene, se på telefonene, og bli enige.
    .d = Sulten vekker varulvene. Åpne øynene, se på telefonene, og bli enige om ett offer.
    .brisk-a = Nå våkner varulvene. Se på telefonene.
    .brisk-b = Varulver, åpne øynene. Se på telefonene.
sleep-wolves =
    .a = Varulver, det er nok for i natt. Lukk øynene.
    .b = Varulver, tilbake til hiet. Lukk øynene igjen.
    .c = Varulvene sovner igjen. Lukk øynene.
    .d = Varulver, slikk dere om munnen, og lukk øynene.
    .brisk-a = Varulver, lukk øynene.
    .brisk-b = Varulver, sov videre. Lukk øynene.
wake-synsk =
    .a = Seer, åpne øynene. Se på telefonen. Hvem vil du se inn i?
    .b = Nå våkner seeren. Ta opp telefonen, og velg hvem du vil vite sannheten om.
    .c = Seer, stjernene er klare. Åpne øynene, se på telefonen, og velg en spiller.
    .d = En drøm kommer til seeren. Åpne øynene, se på telefonen, og velg hvem du vil se inn i.
    .brisk-a = Nå våkner seeren. Se på telefonen.
    .brisk-b = Seer, åpne øynene. Se på telefonen.
sleep-synsk =
    .a = Seer, lukk øynene.
    .b = Stjernene blekner. Seer, lukk øynene igjen.
    .c = Seeren sovner igjen. Lukk øynene.
    .d = Seer, gjem det du har sett. Lukk øynene.
    .brisk-a = Seer, lukk øynene.
    .brisk-b = Seer, sov videre. Lukk øynene.
wake-lege =
    .a = Lege, åpne øynene. Se på telefonen. Hvem vil du våke over i natt?
    .b = Nå våkner legen. Ta opp telefonen, og velg hvem du vil vokte.
    .c = Lege, pakk vesken din. Åpne øynene, se på telefonen, og velg hvem du vil vokte.
    .d = Lege, noen kan trenge deg. Åpne øynene, se på telefonen, og velg hvem du vil vokte.
    .brisk-a = Nå våkner legen. Se på telefonen.
    .brisk-b = Lege, åpne øynene. Se på telefonen.
sleep-lege =
    .a = Lege, lukk øynene.
    .b = Lege, sett fra deg vesken. Lukk øynene igjen.
    .c = Legen sovner igjen. Lukk øynene.
    .d = Lege, slukk lampen din. Lukk øynene igjen.
    .brisk-a = Lege, lukk øynene.
    .brisk-b = Lege, sov videre. Lukk øynene.

## Galgen

verdict-eliminated-revealed =
    .a = Stemmene er talt opp.{ $beat } Landsbyen henger { $name }.{ $beat } På kortet står det: { $role }.
    .b = Løkken er knyttet.{ $beat } Tauet er til { $name }.{ $beat } På kortet står det: { $role }.
    .c = Det er avgjort.{ $beat } Til galgen går { $name }.{ $beat } Den som hang der, var { $role_was }.
    .d = Nå er det ingen vei tilbake.{ $beat } Dere henger { $name }.{ $beat } Den som hang der, var { $role_was }.
    .brisk-a = Det er avgjort. Landsbyen henger { $name }. På kortet står det: { $role }.
    .brisk-b = Stemmene er talt opp. Tauet er til { $name }. På kortet står det: { $role }.
verdict-eliminated-secret =
    .a = Stemmene er talt opp.{ $beat } Landsbyen henger { $name }, som ikke sier et ord.
    .b = Løkken er knyttet.{ $beat } Tauet er til { $name }. Om det var riktig, får dere ikke vite i dag.
    .c = Det er avgjort.{ $beat } Til galgen går { $name }, og hemmeligheten går med.
    .d = Nå er det ingen vei tilbake.{ $beat } Dere henger { $name }. Kortet blir liggende med ansiktet ned.
    .brisk-a = Det er avgjort. Landsbyen henger { $name }.
    .brisk-b = Stemmene er talt opp. Tauet er til { $name }.
verdict-tie-nobody =
    .a = Stemmene står likt. Ingen henges i dag.
    .b = Dere ble ikke enige, så tauet henger tomt.
    .c = Det står likt, og da henges ingen.
    .d = Like mange her som der. Galgen står tom i dag.
verdict-no-votes =
    .a = Ikke en eneste stemme ble avgitt. Ingen henges i dag.
    .b = Ingen stemte. Da henges ingen.
    .c = Stillhet er også et svar. Ingen stemmer, og ikke noe tau.

## Slutten

won-village =
    .a = Den siste varulven er død.{ $beat } Landsbyen har vunnet.
    .b = Ingenting uler i skogen lenger.{ $beat } Landsbyen vinner.
    .c = Det er over.{ $beat } Varulvene er borte, og landsbyen har vunnet.
won-wolves =
    .a = Dere er for få igjen til å stanse dem.{ $beat } Varulvene har vunnet.
    .b = Flokken setter seg til bords.{ $beat } Varulvene vinner.
    .c = Det er over.{ $beat } Skogen har kommet inn i landsbyen, og varulvene har vunnet.

## Hva som egentlig skjedde: { $name } gjorde det, { $taken } var den det gjaldt

tale-lege-guarded =
    .a = Ulvene kom for å ta { $taken } { $count_night }. Legen, som var { $name }, satt ved sengen.
    .b = Legen, som var { $name }, holdt ulvene borte fra { $taken } { $count_night }.
    .c = Det var på nippet for { $taken } { $count_night }, men legen var der, og det var { $name }.
tale-wolves-none =
    .a = Ulvene ble ikke enige { $count_night }, og gikk sultne hjem.
    .b = Flokken kranglet { $count_night }, og ingen ble spist.
    .c = Det ble ingen kveldsmat { $count_night }, for ulvene ville hver sin vei.
tale-synsk-knew =
    .a = Seeren, som var { $name }, så på { $taken } { $count_night }, og så en ulv.
    .b = Det var seeren, { $name }, som så ulven i { $taken } { $count_night }.
    .c = Fra og med { $count_night } visste seeren, som var { $name }, at { $taken } var en ulv.
