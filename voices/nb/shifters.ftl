### Det fortelleren sier i `shifters`, på bokmål. Reglene for hvordan linjer skrives, står i en/common.ftl.

rulebook-name = Hamskiftere

## Ord

side-village = Bygd
    .the = bygda
side-shifters = Hamskiftere
    .the = hamskifterne

role-shifter = Hamskifter
    .a = en hamskifter
    .the = hamskifteren
    .was = en hamskifter
role-townfolk = Bygdeboer
    .a = en bygdeboer
    .the = bygdeboeren
    .was = en bygdeboer
role-visionary = Visjonær
    .a = en visjonær
    .the = den visjonære
    .was = den visjonære
role-alchemist = Alkymist
    .a = en alkymist
    .the = alkymisten
    .was = alkymisten
role-immortal = Udødelig
    .a = en udødelig
    .the = den udødelige
    .was = den udødelige
role-mortician = Likskuer
    .a = en likskuer
    .the = likskueren
    .was = likskueren
role-rambuh = Rambuh
    .a = en Rambuh
    .the = Rambuh
    .was = Rambuh
role-armoris = Armoris
    .a = en Armoris
    .the = Armoris
    .was = Armoris

## Oppvåkninger

wake-armoris =
    .a = Armoris, åpne øynene. Se på telefonen. Hvilke to hjerter vil du binde sammen?
    .b = Nå våkner Armoris. Ta opp telefonen, og velg to som skal elske hverandre.
    .c = Armoris, spenn buen. Åpne øynene, se på telefonen, og velg et par.
sleep-armoris =
    .a = Armoris, lukk øynene.
    .b = Armoris, legg fra deg buen. Lukk øynene igjen.
    .c = Armoris sovner igjen. Lukk øynene.
wake-shifters =
    .a = Hamskiftere, åpne øynene. Se på telefonene. Hvem sitt ansikt skal være borte i morgen?
    .b = Nå våkner hamskifterne. Ta opp telefonene, og velg byttet deres uten en lyd.
    .c = Hamskiftere, legg av dere den lånte hammen. Åpne øynene, se på telefonene, og velg.
sleep-shifters =
    .a = Hamskiftere, lukk øynene.
    .b = Hamskiftere, ta på dere den lånte hammen igjen. Lukk øynene.
    .c = Hamskifterne sovner igjen. Lukk øynene.
wake-visionary =
    .a = Du som er visjonær, åpne øynene. Se på telefonen. Hvem sitt sanne ansikt vil du se?
    .b = Nå våkner den visjonære. Ta opp telefonen, og velg hvem du vil se inn i.
    .c = Du som er visjonær, tåken letter. Åpne øynene, se på telefonen, og velg en spiller.
sleep-visionary =
    .a = Du som er visjonær, lukk øynene.
    .b = Tåken siger inn. Du som er visjonær, lukk øynene igjen.
    .c = Den visjonære sovner igjen. Lukk øynene.
wake-immortal =
    .a = Du som er udødelig, åpne øynene. Se på telefonen. Foran hvem sin dør vil du stå i natt?
    .b = Nå våkner den udødelige. Ta opp telefonen, og velg hvem du vil vokte.
    .c = Du som er udødelig, døden har ingen rett til deg. Åpne øynene, se på telefonen, og velg hvem du vil vokte.
sleep-immortal =
    .a = Du som er udødelig, lukk øynene.
    .b = Du som er udødelig, vakten din har begynt. Lukk øynene igjen.
    .c = Den udødelige sovner igjen. Lukk øynene.
wake-alchemist =
    .a = Alkymist, åpne øynene. Se på telefonen. Les hva natten har brakt, og bestem deg.
    .b = Nå våkner alkymisten. Ta opp telefonen, les hva den forteller, og velg hva du vil gjøre.
    .c = Alkymist, tenn brenneren. Åpne øynene, se på telefonen, og ta et valg.
sleep-alchemist =
    .a = Alkymist, lukk øynene.
    .b = Alkymist, slukk brenneren. Lukk øynene igjen.
    .c = Alkymisten sovner igjen. Lukk øynene.

## Slutten

won-village =
    .a = Den siste hamskifteren er død. Bygda har vunnet.
    .b = Hvert ansikt har fått eieren sin tilbake. Bygda vinner.
    .c = Det er over. Det finnes ingen hamskiftere igjen, og bygda har vunnet.
won-shifters =
    .a = Dere er for få igjen til å stanse dem. Hamskifterne har vunnet.
    .b = Ingen vet lenger hvem som er hvem. Hamskifterne vinner.
    .c = Det er over. Bygda har fått nye ansikter, og hamskifterne har vunnet.
