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
    .many = hamskiftere
    .all = hamskifterne
role-townfolk = Bygdeboer
    .a = en bygdeboer
    .the = bygdeboeren
    .was = en bygdeboer
    .many = bygdeboere
    .all = bygdeboerne
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

## Begynnelsen

prologue =
    .a = Høyt oppe i fjellet ligger en bygd der alle kjenner alle. Det trodde de i hvert fall. I vinter kom noe ned fra skaret, og det bærer naboenes ansikter.
    .b = De fant en frakk ved det frosne vannet, uten noen i den. Eieren satt hjemme til bords hele kvelden og smilte. Siden den gang ser ingen på en venn uten å undres.
    .c = Her går det gamle sagn om vesener uten eget ansikt. Bestemødrene fortalte om dem ved peisen, og barna lo. Nå er det ingen som ler.
    .d = Et av ansiktene rundt dette bordet er lånt. Det kan sangene deres og vitsene deres, og det vet hvor dere sover. Se dere om en gang til, mens det ennå er lyst.
    .brisk-a = Noen av ansiktene rundt dette bordet er lånt.
    .brisk-b = Noe iblant dere bærer en nabos ansikt.

## Oppvåkninger

wake-armoris =
    .a = Armoris, åpne øynene. Se på telefonen. Hvilke to hjerter vil du binde sammen?
    .b = Nå våkner Armoris. Ta opp telefonen, og velg to som skal elske hverandre.
    .c = Armoris, spenn buen. Åpne øynene, se på telefonen, og velg et par.
    .d = Armoris, buen venter. Åpne øynene, se på telefonen, og velg to hjerter.
    .brisk-a = Nå våkner Armoris. Se på telefonen.
    .brisk-b = Armoris, åpne øynene. Se på telefonen.
sleep-armoris =
    .a = Armoris, lukk øynene.
    .b = Armoris, legg fra deg buen. Lukk øynene igjen.
    .c = Armoris sovner igjen. Lukk øynene.
    .d = Armoris, da er det gjort. Lukk øynene.
    .brisk-a = Armoris, lukk øynene.
    .brisk-b = Armoris, sov videre. Lukk øynene.
wake-shifters =
    .a = Hamskiftere, åpne øynene. Se på telefonene. Hvem sitt ansikt skal være borte i morgen?
    .b = Nå våkner hamskifterne. Ta opp telefonene, og velg byttet deres uten en lyd.
    .c = Hamskiftere, legg av dere den lånte hammen. Åpne øynene, se på telefonene, og velg.
    .d = Hamskiftere, natten er deres. Åpne øynene, se på telefonene, og bli enige.
    .brisk-a = Nå våkner hamskifterne. Se på telefonene.
    .brisk-b = Hamskiftere, åpne øynene. Se på telefonene.
sleep-shifters =
    .a = Hamskiftere, lukk øynene.
    .b = Hamskiftere, ta på dere den lånte hammen igjen. Lukk øynene.
    .c = Hamskifterne sovner igjen. Lukk øynene.
    .d = Hamskiftere, gjem dere blant de andre igjen. Lukk øynene.
    .brisk-a = Hamskiftere, lukk øynene.
    .brisk-b = Hamskiftere, sov videre. Lukk øynene.
wake-visionary =
    .a = Du som er visjonær, åpne øynene. Se på telefonen. Hvem sitt sanne ansikt vil du se?
    .b = Nå våkner den visjonære. Ta opp telefonen, og velg hvem du vil se inn i.
    .c = Du som er visjonær, tåken letter. Åpne øynene, se på telefonen, og velg en spiller.
    .d = Du som er visjonær, sløret er tynt i natt. Åpne øynene, se på telefonen, og velg hvem du vil se inn i.
    .brisk-a = Nå våkner den visjonære. Se på telefonen.
    .brisk-b = Du som er visjonær, åpne øynene. Se på telefonen.
sleep-visionary =
    .a = Du som er visjonær, lukk øynene.
    .b = Tåken siger inn. Du som er visjonær, lukk øynene igjen.
    .c = Den visjonære sovner igjen. Lukk øynene.
    .d = Du som er visjonær, du har sett nok. Lukk øynene.
    .brisk-a = Du som er visjonær, lukk øynene.
    .brisk-b = Du som er visjonær, sov videre. Lukk øynene.
wake-immortal =
    .a = Du som er udødelig, åpne øynene. Se på telefonen. Hvem sin dør vil du stå vakt ved i natt?
    .b = Nå våkner den udødelige. Ta opp telefonen, og velg hvem du vil vokte.
    .c = Du som er udødelig, døden har ingen rett til deg. Åpne øynene, se på telefonen, og velg hvem du vil vokte.
    .d = Du som er udødelig, det er noe å vokte i natt. Åpne øynene, se på telefonen, og velg en dør.
    .brisk-a = Nå våkner den udødelige. Se på telefonen.
    .brisk-b = Du som er udødelig, åpne øynene. Se på telefonen.
sleep-immortal =
    .a = Du som er udødelig, lukk øynene.
    .b = Du som er udødelig, vakten din har begynt. Lukk øynene igjen.
    .c = Den udødelige sovner igjen. Lukk øynene.
    .d = Du som er udødelig, stå vakt i stillhet. Lukk øynene.
    .brisk-a = Du som er udødelig, lukk øynene.
    .brisk-b = Du som er udødelig, sov videre. Lukk øynene.
wake-alchemist =
    .a = Alkymist, åpne øynene. Se på telefonen. Les hva natten har brakt, og bestem deg.
    .b = Nå våkner alkymisten. Ta opp telefonen, les hva den forteller, og velg hva du vil gjøre.
    .c = Alkymist, tenn brenneren. Åpne øynene, se på telefonen, og ta et valg.
    .d = Alkymist, flaskene dine venter. Åpne øynene, se på telefonen, og bestem deg.
    .brisk-a = Nå våkner alkymisten. Se på telefonen.
    .brisk-b = Alkymist, åpne øynene. Se på telefonen.
sleep-alchemist =
    .a = Alkymist, lukk øynene.
    .b = Alkymist, slukk brenneren. Lukk øynene igjen.
    .c = Alkymisten sovner igjen. Lukk øynene.
    .d = Alkymist, sett flaskene bort. Lukk øynene igjen.
    .brisk-a = Alkymist, lukk øynene.
    .brisk-b = Alkymist, sov videre. Lukk øynene.

## Slutten

won-village =
    .a = Den siste hamskifteren er død.{ $beat } Bygda har vunnet.
    .b = Hvert ansikt har fått eieren sin tilbake.{ $beat } Bygda vinner.
    .c = Det er over.{ $beat } Det finnes ingen hamskiftere igjen, og bygda har vunnet.
won-shifters =
    .a = Dere er for få igjen til å stanse dem.{ $beat } Hamskifterne har vunnet.
    .b = Ingen vet lenger hvem som er hvem.{ $beat } Hamskifterne vinner.
    .c = Det er over.{ $beat } Bygda har fått nye ansikter, og hamskifterne har vunnet.

## Hva som egentlig skjedde: { $name } gjorde det, { $taken } var den det gjaldt

tale-armoris-two =
    .a = Armoris, som var { $name }, bandt to hjerter sammen { $count_night }. De tilhørte { $names }.
    .b = Kjærligheten kom { $count_night }. Det var { $name } som var Armoris, og som førte sammen { $names }.
    .c = Som Armoris gjorde { $name } et par av { $names }.
tale-alchemist-healed =
    .a = Hamskifterne gikk løs på { $taken } { $count_night }. Alkymisten, som var { $name }, hadde motgiften.
    .b = Det fantes en motgift { $count_night }. Alkymisten, som var { $name }, hentet { $taken } tilbake fra de døde.
    .c = Døden slapp taket i { $taken } { $count_night }, for alkymisten var der, og det var { $name }.
tale-alchemist-poisoned =
    .a = Alkymisten, som var { $name }, blandet gift til { $taken } { $count_night }.
    .b = Det var gift i et beger { $count_night }. Alkymisten, som var { $name }, ga det til { $taken }.
    .c = Det { $taken } drakk { $count_night }, kom fra alkymisten, som var { $name }.
tale-immortal-guarded =
    .a = Hamskifterne kom for å ta { $taken } { $count_night }. Den udødelige, som var { $name }, sto foran døren.
    .b = Det sto en vakt { $count_night }. Den udødelige, som var { $name }, holdt { $taken } i live.
    .c = Døren til { $taken } holdt { $count_night }, for bak den sto den udødelige, som var { $name }.
tale-rescuers-both =
    .a = Hamskifterne kom for å ta { $taken } { $count_night }, men to sto i veien. Alkymisten og den udødelige var { $names }.
    .b = To kom for å redde { $taken } { $count_night }. De var { $names }, som alkymist og som udødelig.
    .c = Døden kom for { $taken } { $count_night }, og møtte alkymisten og den udødelige. De var { $names }.
tale-rambuh-one =
    .a = Hamskifterne kom for å ta { $name } { $count_night }. Rambuhs skjold tok støtet, og brast.
    .b = Et skjold brast { $count_night }. Det var Rambuhs, og det reddet { $name }.
    .c = De slo til mot { $name } { $count_night }, og traff skjoldet til Rambuh.
tale-visionary-knew =
    .a = Den visjonære, som var { $name }, så på { $taken } { $count_night }, og visste det.
    .b = Den visjonære, som var { $name }, så sannheten om { $taken } { $count_night }.
    .c = Fra og med { $count_night } visste den visjonære, som var { $name }, hva { $taken } var.
