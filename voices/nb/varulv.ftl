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
role-synsk = Synsk
    .a = en synsk
    .the = den synske
    .was = den synske
role-lege = Lege
    .a = en lege
    .the = legen
    .was = legen
role-landsbyboer = Landsbyboer
    .a = en landsbyboer
    .the = landsbyboeren
    .was = en landsbyboer

## Oppvåkninger

wake-wolves =
    .a = Varulver, åpne øynene. Se på telefonene. Hvem spiser dere i natt?
    .b = Nå våkner varulvene. Ta opp telefonene, og bli enige om ett offer, alle sammen.
    .c = Månen er full. Varulver, åpne øynene, se på telefonene, og bli enige.
sleep-wolves =
    .a = Varulver, lukk øynene.
    .b = Varulver, tilbake til hiet. Lukk øynene igjen.
    .c = Varulvene sovner igjen. Lukk øynene.
wake-synsk =
    .a = Du som er synsk, åpne øynene. Se på telefonen. Hvem vil du se inn i?
    .b = Nå våkner den synske. Ta opp telefonen, og velg hvem sin natur du vil kjenne.
    .c = Du som er synsk, stjernene er klare. Åpne øynene, se på telefonen, og velg en spiller.
sleep-synsk =
    .a = Du som er synsk, lukk øynene.
    .b = Stjernene blekner. Du som er synsk, lukk øynene igjen.
    .c = Den synske sovner igjen. Lukk øynene.
wake-lege =
    .a = Lege, åpne øynene. Se på telefonen. Ved hvem sin seng vil du sitte i natt?
    .b = Nå våkner legen. Ta opp telefonen, og velg hvem du vil vokte.
    .c = Lege, pakk vesken din. Åpne øynene, se på telefonen, og velg hvem du vil vokte.
sleep-lege =
    .a = Lege, lukk øynene.
    .b = Lege, sett fra deg vesken. Lukk øynene igjen.
    .c = Legen sovner igjen. Lukk øynene.

## Galgen

verdict-eliminated-revealed =
    .a = Landsbyen henger { $name }. { $name } var { $role_was }.
    .b = Tauet er til { $name }. På kortet står det: { $role }.
    .c = Til galgen går { $name }. Den som hang der, var { $role_was }.
verdict-eliminated-secret =
    .a = Landsbyen henger { $name }, som ikke sier et ord.
    .b = Tauet er til { $name }. Om det var riktig, får dere ikke vite i dag.
    .c = Til galgen går { $name }, og hemmeligheten går med.
verdict-tie-nobody =
    .a = Stemmene står likt. Ingen henges i dag.
    .b = Dere ble ikke enige, så tauet henger tomt.
    .c = Det står likt, og da henges ingen.
verdict-no-votes =
    .a = Ikke en eneste stemme ble avgitt. Ingen henges i dag.
    .b = Ingen stemte. Da henges ingen.
    .c = Stillhet er også et svar. Ingen stemmer, og ikke noe tau.

## Slutten

won-village =
    .a = Den siste varulven er død. Landsbyen har vunnet.
    .b = Ingenting uler i skogen lenger. Landsbyen vinner.
    .c = Det er over. Varulvene er borte, og landsbyen har vunnet.
won-wolves =
    .a = Dere er for få igjen til å stanse dem. Varulvene har vunnet.
    .b = Flokken setter seg til bords. Varulvene vinner.
    .c = Det er over. Skogen har kommet inn i landsbyen, og varulvene har vunnet.
