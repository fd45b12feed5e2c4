### Det fortelleren sier i alle regelbøker, på bokmål. Reglene for hvordan linjer skrives, står i en/common.ftl.
###
### $role er ordet alene («Orakel»), $role_a «et orakel», $role_the «orakelet», $role_was det som følger etter «var».

## Ord

seat-name = plass { $seat }
list-comma = { $before }, { $next }
list-and = { $before } og { $last }

## Før spillet

welcome =
    .a = Velkommen. Skann koden med telefonen, skriv navnet ditt og finn en plass.
    .b = Kom inn og sett dere. Koden på skjermen slipper telefonen din inn ved bordet.
    .c = God kveld. Pek på koden med telefonen, så rykker vi sammen og gir deg plass.
cards-dealt =
    .a = Kortene er delt ut. Se på ditt der ingen andre ser det, og dekk det til igjen.
    .b = Nå bærer hver av dere på en hemmelighet. Les kortet, si det ikke til noen, og bekreft at du har sett det.
    .c = Hvem du er i natt, står på telefonen. Les det alene, og si fra når du er klar.
play-again =
    .a = En runde til? Bli sittende. Nye kort er på vei.
    .b = Samme bord, og en ny historie. Gjør dere klare.
    .c = Da tar vi det en gang til. Glem hvem du var. Snart er du en annen.

## Natt

dusk =
    .a = Dagen er over. Si det du har igjen å si, for natten er nær.
    .b = Lyset svinner. Et siste åndedrag, så er det natt.
    .c = Skyggene blir lange. Om litt er det mørkt.
night-falls-called =
    .a = { $count ->
        [1] Den første natten faller på. Lukk øynene, alle sammen, og ha telefonen innen rekkevidde.
       *[other] Natten faller på igjen. Lukk øynene, alle sammen, og ha telefonen innen rekkevidde.
    }
    .b = { $count ->
        [1] Det blir mørkt for første gang. Telefonen tett ved hånden, øynene igjen, og ikke et ord.
       *[other] Det blir mørkt igjen. Telefonen tett ved hånden, øynene igjen, og ikke et ord.
    }
    .c = { $count ->
        [1] Lampene slukkes, og historien begynner. Lukk øynene, alle sammen, og vær stille.
       *[other] Lampene slukkes. Lukk øynene, alle sammen, og vær stille.
    }
    .d = { $count ->
        [1] Her begynner den første natten. Alle lukker øynene. Lytt etter rollen din i mørket.
       *[other] Her begynner natt nummer { $count }. Alle lukker øynene. Lytt etter rollen din i mørket.
    }
night-falls-together =
    .a = { $count ->
        [1] Den første natten faller på. Fra nå av snakker ingen, og ingen ser på andres telefon.
       *[other] Natten faller på igjen. Fra nå av snakker ingen, og ingen ser på andres telefon.
    }
    .b = { $count ->
        [1] Det blir mørkt for første gang. Vær stille, og hold skjermen for deg selv.
       *[other] Det blir mørkt igjen. Vær stille, og hold skjermen for deg selv.
    }
    .c = { $count ->
        [1] Her begynner den første natten. Ingen prat, ingen peking og ingen titting.
       *[other] Her begynner natt nummer { $count }. Ingen prat, ingen peking og ingen titting.
    }
stage-begins =
    .a = { $count ->
        [1] Ta frem telefonene, alle sammen. På hver av dem er det noe å svare på.
       *[other] Natten er ikke over. Se på telefonene en gang til, alle sammen, og svar.
    }
    .b = { $count ->
        [1] Alle ser på telefonen sin. Gjør valget ditt og bekreft det.
       *[other] Det er mer igjen. Alle ser på telefonen sin en gang til. Velg og bekreft.
    }
    .c = { $count ->
        [1] Se på din egen skjerm. Velg i stillhet, og bekreft.
       *[other] Enda en gang, se på din egen skjerm. Velg i stillhet, og bekreft.
    }
last-call =
    .a = Det er lite tid igjen. Den som ikke har svart, bør gjøre det nå.
    .b = Bestem dere. Tiden er snart ute.
    .c = Skynd dere. Snart er det for sent.
night-ends-together =
    .a = Det holder. Legg ned telefonene, og se på bordet.
    .b = Alt er avgjort. Legg vekk telefonene og se opp.
    .c = Natten har hørt nok. Senk telefonene, og se på hverandre.

## Morgen

# «Våkn opp» og ikke «åpne øynene»: der alle spiller samtidig, var øynene aldri lukket.
dawn-quiet =
    .a = Morgenen kommer. Våkn opp, alle sammen. Ingen døde i natt.
    .b = Solen står opp, og hver seng er varm. Våkn opp, alle sammen. Ingen døde i natt.
    .c = Hanen galer. Våkn opp, alle sammen. Alle som la seg, er her ennå.
    .d = Det lysner. Våkn opp, alle sammen. Denne natten tok ingen.
dawn-deaths =
    .a = { $count ->
        [one] Morgenen kommer. Våkn opp, alle sammen. En av dere gjør det aldri.
       *[other] Morgenen kommer. Våkn opp, alle sammen. { $count } av dere gjør det aldri.
    }
    .b = { $count ->
        [one] Solen står opp. Våkn opp, alle sammen. En seng har vært kald lenge.
       *[other] Solen står opp. Våkn opp, alle sammen. { $count } senger har vært kalde lenge.
    }
    .c = { $count ->
        [one] Det lysner. Våkn opp, alle sammen. Noen mangler.
       *[other] Det lysner. Våkn opp, alle sammen. { $count } av dere mangler.
    }
    .d = { $count ->
        [one] Våkn opp, alle som fortsatt kan. Natten har tatt en av dere.
       *[other] Våkn opp, alle som fortsatt kan. Natten har tatt { $count } av dere.
    }
death-revealed =
    .a = Det er slutt for { $name }. { $name } var { $role_was }.
    .b = Vi har mistet { $name }. På kortet står det: { $role }.
    .c = Ta farvel med { $name }. Den vi begravde, var { $role_was }.
death-secret =
    .a = Det er slutt for { $name }. Hva { $name } var, får ingen vite.
    .b = Vi har mistet { $name }. Kortet blir liggende med ansiktet ned.
    .c = Ta farvel med { $name }. En hemmelighet ble begravet i dag.

## Dag

discussion-opens =
    .a = Snakk sammen. Hvem er det som lyver? Trykk klar når du vil stemme.
    .b = Dagen er deres. Spør, anklag, forsvar, og trykk klar når du har hørt nok.
    .c = Noen her vet mer enn de sier. Finn ut hvem, og trykk klar for å stemme.
    .d = Snakk fritt så lenge det er lyst. Trykk klar når du har bestemt deg.
vote-opens =
    .a = Nå skal det stemmes. Ta telefonen og velg.
    .b = Nok prat. Alle avgir sin stemme på telefonen.
    .c = Dere må bestemme dere. Stem nå, hver på sin telefon.
vote-runoff =
    .a = Det står likt mellom { $names }. Stem igjen, bare på en av dem.
    .b = Stemmene er jevne. Velg en gang til, mellom { $names }.
    .c = Ingen avgjørelse ennå. { $names } står side om side. Stem igjen.
verdict-eliminated-revealed =
    .a = Valget har falt på { $name }. { $name } var { $role_was }.
    .b = Dere har valgt { $name }. { $name } var { $role_was }.
    .c = Det er avgjort. { $name } må gå. På kortet står det: { $role }.
verdict-eliminated-secret =
    .a = Valget har falt på { $name }, som går uten et ord.
    .b = Dere har valgt { $name }. Om det var riktig, får dere ikke vite i dag.
    .c = Det er avgjort. { $name } må gå, og tar hemmeligheten med seg.
verdict-tie-nobody =
    .a = Stemmene står likt. Ingen går i dag.
    .b = Dere ble ikke enige. I dag får alle bli.
    .c = Det står likt, og da slipper alle unna.
verdict-no-votes =
    .a = Ikke en eneste stemme ble avgitt. Ingen går i dag.
    .b = Ingen stemte. Da må ingen gå.
    .c = Stillhet er også et svar. Ingen stemmer, og ingen dom.
verdict-martyr-revealed =
    .a = Stemmene står likt, og { $name } reiser seg. { $name } går i stedet for dere alle. { $name } var { $role_was }.
    .b = Det står likt, men noen må betale. { $name }, { $role_the }, trer frem og dør for de andre.
    .c = Dere ble ikke enige, så { $name } tar alt på egne skuldre. På kortet står det: { $role }.
verdict-martyr-secret =
    .a = Stemmene står likt, og { $name } reiser seg. { $name } går i stedet for dere alle.
    .b = Det står likt, men noen må betale. { $name } trer frem og dør for de andre.
    .c = Dere ble ikke enige, så { $name } tar alt på egne skuldre.

## Rundt bordet

removed-revealed =
    .a = Fra nå av er { $name } ute av spillet. { $name } var { $role_was }.
    .b = Vi spiller videre uten { $name }, som var { $role_was }.
    .c = Vi sier takk for nå til { $name }. På kortet står det: { $role }.
removed-secret =
    .a = Fra nå av er { $name } ute av spillet. Vi andre spiller videre.
    .b = Vi spiller videre uten { $name }.
    .c = Vi sier takk for nå til { $name }, og spiller videre.
seat-moved =
    .a = Merk dere det: { $name } har byttet til en annen telefon.
    .b = Plassen til { $name } er nå på en annen telefon.
    .c = En annen telefon har overtatt for { $name }.
paused =
    .a = Her stopper vi litt. Klokkene står stille.
    .b = En kort pause. Ingenting skjer før vi går videre.
    .c = Pause. Alt venter der det er.
resumed =
    .a = Vi går videre.
    .b = Pausen er over. Tilbake til historien.
    .c = Klokkene går igjen.
back-after-break =
    .a = Hvor var vi? Jeg mistet tråden et øyeblikk. Vi fortsetter der vi slapp.
    .b = Unnskyld avbruddet. Ingenting er tapt, og vi fortsetter.
    .c = Jeg er tilbake. Alt er som dere forlot det, så vi går videre.
called-off =
    .a = Dette spillet er avlyst. Kortene legges usett tilbake.
    .b = Vi stanser historien her. Hva dere var, beholder dere for dere selv.
    .c = Det var slutten på denne runden, uten vinner, og uten at noe ble avslørt.
