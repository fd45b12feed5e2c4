### Det fortelleren sier i alle regelbøker, på bokmål. Reglene for hvordan linjer skrives, står i en/common.ftl.
###
### $role er ordet alene («Orakel»), $role_a «et orakel», $role_the «orakelet», $role_was det som følger etter «var».
### $side_the er «heksesirkelen», $count_night «den andre natten», $count_day «den andre dagen», $beat et øyeblikks
### stillhet før en setning.

## Ord

seat-name = spiller { $seat }
list-comma = { $before }, { $next }
list-and = { $before } og { $last }
night-name = { $count ->
    [1] den første natten
    [2] den andre natten
    [3] den tredje natten
    [4] den fjerde natten
    [5] den femte natten
    [6] den sjette natten
    [7] den sjuende natten
    [8] den åttende natten
    [9] den niende natten
    [10] den tiende natten
   *[other] natt nummer { $count }
}
day-name = { $count ->
    [1] den første dagen
    [2] den andre dagen
    [3] den tredje dagen
    [4] den fjerde dagen
    [5] den femte dagen
    [6] den sjette dagen
    [7] den sjuende dagen
    [8] den åttende dagen
    [9] den niende dagen
    [10] den tiende dagen
   *[other] dag nummer { $count }
}
times-name = { $count ->
    [1] én gang
    [2] to ganger
    [3] tre ganger
    [4] fire ganger
    [5] fem ganger
   *[other] { $count } ganger
}

## Før spillet

# Verten vil vite om alle hører.
sound-test =
    .a = Dette er fortelleren deres. Hører dere meg godt helt ytterst ved bordet, kan vi begynne.
    .b = Én, to og tre. Hører alle meg? Da kan ingen si at de sov seg gjennom det.
    .c = Hysj litt. Slik kommer jeg til å høres ut i kveld.
    .d = Hallo der ute i mørket. Skru meg opp hvis jeg er for svak for den ytterste stolen.
welcome =
    .a = Velkommen. Skann koden med telefonen, skriv navnet ditt og finn en plass.
    .b = Kom inn og sett dere. Koden på skjermen slipper telefonen din inn ved bordet.
    .c = God kveld. Pek på koden med telefonen, så rykker vi sammen og gir deg plass.
# Høres bare på den telefonen som spør hvordan navnet blir uttalt.
name-preview =
    .a = Og nå kaller jeg på { $name }.
    .b = Morgenen kommer for { $name }.
    .c = Dere har valgt { $name }.
cards-dealt =
    .a = Kortene er delt ut. Se på ditt der ingen andre ser det, og dekk det til igjen.
    .b = Nå bærer hver av dere på en hemmelighet. Les kortet, si det ikke til noen, og bekreft at du har sett det.
    .c = Telefonen vet hvem du er i natt. Les det alene, og si fra når du er klar.
    .d = Alle har fått et kort nå. Hold det for deg selv, les det, og bekreft at du vet hvem du er.
    .brisk-a = Kortene er delt ut. Les ditt, og bekreft.
    .brisk-b = Se på kortet ditt, og bekreft det.
play-again =
    .a = En runde til? Bli sittende. Nye kort er på vei.
    .b = Samme bord, og en ny historie. Gjør dere klare.
    .c = Da tar vi det en gang til. Glem hvem du var. Snart er du en annen.

## Natt

dusk =
    .a = Dagen er over. Si det du ikke har fått sagt, for natten er nær.
    .b = Lyset svinner. Et siste åndedrag, så er det natt.
    .c = Skyggene blir lange. Om litt er det mørkt.
    .d = Solen går ned bak takene. La denne dagen fare i fred.
    .brisk-a = Natten er nær.
    .brisk-b = Lyset svinner.
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
    .d = Her begynner { $count_night }. Alle lukker øynene. Lytt etter rollen din i mørket.
    .brisk-a = Natten faller på. Lukk øynene, alle sammen.
    .brisk-b = Det er natt. Alle lukker øynene.
night-falls-together =
    .a = { $count ->
        [1] Den første natten faller på. Fra nå av snakker ingen, og ingen ser på andres telefon.
       *[other] Natten faller på igjen. Fra nå av snakker ingen, og ingen ser på andres telefon.
    }
    .b = { $count ->
        [1] Det blir mørkt for første gang. Vær stille, og hold skjermen for deg selv.
       *[other] Det blir mørkt igjen. Vær stille, og hold skjermen for deg selv.
    }
    .c = Her begynner { $count_night }. Ingen prat, ingen peking og ingen titting.
    .d = { $count ->
        [1] Lampene slukkes, og historien begynner. Ikke et ord fra nå av, og se bare på din egen telefon.
       *[other] Lampene slukkes. Ikke et ord fra nå av, og se bare på din egen telefon.
    }
    .brisk-a = Natten faller på. Ingen snakker.
    .brisk-b = Det er natt. Ikke et ord.
stage-begins =
    .a = { $count ->
        [1] Ta frem telefonene, alle sammen. Hver av dem har noe å spørre om.
       *[other] Natten er ikke over. Se på telefonene en gang til, alle sammen, og svar.
    }
    .b = { $count ->
        [1] Se på hver deres telefon. Velg, og bekreft.
       *[other] Det er mer igjen. Se på hver deres telefon en gang til. Velg, og bekreft.
    }
    .c = { $count ->
        [1] Se på din egen skjerm. Velg i stillhet, og bekreft.
       *[other] Enda en gang, se på din egen skjerm. Velg i stillhet, og bekreft.
    }
    .d = { $count ->
        [1] Telefonen din har et spørsmål til deg. Svar uten en lyd.
       *[other] Telefonen din har et spørsmål til. Svar uten en lyd.
    }
    .brisk-a = { $count ->
        [1] Se på telefonene, og velg.
       *[other] Se på telefonene igjen, og velg.
    }
    .brisk-b = { $count ->
        [1] Opp med telefonene. Velg og bekreft.
       *[other] Opp med telefonene en gang til. Velg og bekreft.
    }
last-call =
    .a = Tiden er knapp. Har du ikke svart ennå, så gjør det nå.
    .b = Bestem dere. Tiden er snart ute.
    .c = Skynd dere. Snart er det for sent.
minute-left =
    .a = Ett minutt igjen.
    .b = Nå er det ett minutt igjen.
    .c = Dere har ett minutt igjen.
    .d = Det siste minuttet har begynt.
night-ends-together =
    .a = Det holder. Legg fra dere telefonene, og se på bordet.
    .b = Alt er avgjort. Legg vekk telefonene og se opp.
    .c = Natten har hørt nok. Senk telefonene, og se på hverandre.
    .d = Da er det gjort. Legg fra dere telefonene, og se opp.
    .brisk-a = Legg fra dere telefonene.
    .brisk-b = Det holder. Ned med telefonene.

## Morgen

# «Våkn opp» og ikke «åpne øynene»: der alle spiller samtidig, var øynene aldri lukket.
dawn-quiet =
    .a = Morgenen kommer. Våkn opp, alle sammen.{ $beat } Ingen døde i natt.
    .b = Solen står opp, og hver seng er varm. Våkn opp, alle sammen.{ $beat } Ingen døde i natt.
    .c = Hanen galer. Våkn opp, alle sammen.{ $beat } Alle som la seg, er her ennå.
    .d = Det lysner. Våkn opp, alle sammen.{ $beat } Denne natten tok ingen.
    .brisk-a = Våkn opp, alle sammen. Ingen døde i natt.
    .brisk-b = Morgen. Våkn opp, alle sammen. Denne natten tok ingen.
dawn-deaths =
    .a = { $count ->
        [one] Morgenen kommer. Våkn opp, alle sammen.{ $beat } En av dere gjør det aldri.
       *[other] Morgenen kommer. Våkn opp, alle sammen.{ $beat } { $count } av dere gjør det aldri.
    }
    .b = { $count ->
        [one] Solen står opp. Våkn opp, alle sammen.{ $beat } En av sengene er kald.
       *[other] Solen står opp. Våkn opp, alle sammen.{ $beat } { $count } av sengene er kalde.
    }
    .c = { $count ->
        [one] Det lysner. Våkn opp, alle sammen.{ $beat } Noen mangler.
       *[other] Det lysner. Våkn opp, alle sammen.{ $beat } { $count } av dere mangler.
    }
    .d = { $count ->
        [one] Våkn opp, alle som fortsatt kan.{ $beat } Natten har tatt en av dere.
       *[other] Våkn opp, alle som fortsatt kan.{ $beat } Natten har tatt { $count } av dere.
    }
    .brisk-a = { $count ->
        [one] Våkn opp, alle sammen. En av dere er død.
       *[other] Våkn opp, alle sammen. { $count } av dere er døde.
    }
    .brisk-b = { $count ->
        [one] Morgen. Våkn opp, alle sammen. Noen mangler.
       *[other] Morgen. Våkn opp, alle sammen. { $count } av dere mangler.
    }
death-revealed =
    .a = { $beat }Det er slutt for { $name }.{ $beat } På kortet står det: { $role }.
    .b = { $beat }Vi har mistet { $name }.{ $beat } På kortet står det: { $role }.
    .c = { $beat }Ta farvel med { $name }.{ $beat } Den vi begravde, var { $role_was }.
    .d = { $beat }Stolen blir stående tom etter { $name }.{ $beat } Den vi begravde, var { $role_was }.
    .brisk-a = Vi har mistet { $name }. På kortet står det: { $role }.
    .brisk-b = Det er slutt for { $name }. På kortet står det: { $role }.
death-secret =
    .a = { $beat }Det er slutt for { $name }. Hva som sto på kortet, får ingen vite.
    .b = { $beat }Vi har mistet { $name }. Kortet blir liggende med ansiktet ned.
    .c = { $beat }Ta farvel med { $name }. En hemmelighet ble begravet i dag.
    .d = { $beat }Stolen blir stående tom etter { $name }. Kortet blir liggende med ansiktet ned.
    .brisk-a = Vi har mistet { $name }.
    .brisk-b = Det er slutt for { $name }.

## Dag

discussion-opens =
    .a = Ordet er fritt. Noen rundt dette bordet lyver. Trykk klar når du vil stemme.
    .b = Dagen er deres. Spør, anklag, forsvar, og trykk klar når du har hørt nok.
    .c = Noen her vet mer enn de sier. Finn ut hvem, og trykk klar for å stemme.
    .d = Snakk fritt så lenge det er lyst. Trykk klar når du har bestemt deg.
    .brisk-a = Snakk sammen. Trykk klar når du vil stemme.
    .brisk-b = Dagen er deres. Trykk klar for å stemme.
vote-opens =
    .a = Nå skal det stemmes. Ta telefonen og velg.
    .b = Nok prat. Ta telefonen, alle sammen, og stem.
    .c = Nå må dere velge. Stem, hver på sin telefon.
    .d = Alt er sagt. Ta telefonen, og stem.
    .brisk-a = Stem nå.
    .brisk-b = Nå skal det stemmes.
vote-runoff =
    .a = Stemmene står likt. Ta telefonen, og stem igjen. Nå kan du bare velge blant disse.{ $beat } Det står likt mellom { $names }.
    .b = Stemmene er jevne. Velg en gang til, bare blant dem jeg nevner nå.{ $beat } Det står mellom { $names }.
    .c = Ingenting er avgjort ennå. Dere skal stemme en gang til, bare på en av disse.{ $beat } Valget står mellom { $names }.
    .d = Dere er delt på midten. Se på telefonene, og stem en gang til, bare på en av disse.{ $beat } Det står mellom { $names }.
    .brisk-a = Stemmene står likt. Stem igjen, bare på en av disse. Det står mellom { $names }.
    .brisk-b = Ingenting er avgjort ennå. Stem igjen, bare på en av disse. Valget står mellom { $names }.
verdict-eliminated-revealed =
    .a = Stemmene er talt opp.{ $beat } Valget har falt på { $name }.{ $beat } På kortet står det: { $role }.
    .b = Dere har gjort deres valg.{ $beat } Det falt på { $name }.{ $beat } Den dere sendte bort, var { $role_was }.
    .c = Det er avgjort.{ $beat } Den som må gå, er { $name }.{ $beat } På kortet står det: { $role }.
    .d = Nå er det ingen vei tilbake.{ $beat } Si adjø til { $name }.{ $beat } Den dere sendte bort, var { $role_was }.
    .brisk-a = Det er avgjort. Den som må gå, er { $name }. På kortet står det: { $role }.
    .brisk-b = Stemmene er talt opp. Dere har valgt { $name }. På kortet står det: { $role }.
verdict-eliminated-secret =
    .a = Stemmene er talt opp.{ $beat } Valget har falt på { $name }, som går uten et ord.
    .b = Dere har gjort deres valg.{ $beat } Det falt på { $name }. Om det var riktig, får dere ikke vite i dag.
    .c = Det er avgjort.{ $beat } Den som må gå, er { $name }, og hemmeligheten går med.
    .d = Nå er det ingen vei tilbake.{ $beat } Si adjø til { $name }. Kortet blir liggende med ansiktet ned.
    .brisk-a = Det er avgjort. Den som må gå, er { $name }.
    .brisk-b = Stemmene er talt opp. Dere har valgt { $name }.
verdict-tie-nobody =
    .a = Stemmene står likt. Ingen går i dag.
    .b = Dere ble ikke enige. I dag får alle bli.
    .c = Det står likt, og da slipper alle unna.
    .d = Like mange her som der. Ingen går i dag.
verdict-no-votes =
    .a = Ikke en eneste stemme ble avgitt. Ingen går i dag.
    .b = Ingen stemte. Da må ingen gå.
    .c = Stillhet er også et svar. Ingen stemmer, og ingen dom.
verdict-martyr-revealed =
    .a = Stemmene står likt.{ $beat } Da reiser { $name } seg, og går i stedet for dere alle.{ $beat } På kortet står det: { $role }.
    .b = Det står likt.{ $beat } Men { $name } trer frem, og dør for de andre.{ $beat } På kortet står det: { $role }.
    .c = Dere ble ikke enige.{ $beat } Da betaler { $name } med livet for alle de andre.{ $beat } På kortet står det: { $role }.
verdict-martyr-secret =
    .a = Stemmene står likt.{ $beat } Da reiser { $name } seg, og går i stedet for dere alle.
    .b = Det står likt.{ $beat } Men { $name } trer frem, og dør for de andre.
    .c = Dere ble ikke enige.{ $beat } Da betaler { $name } med livet for alle de andre.

## Rundt bordet

removed-revealed =
    .a = Fra nå av er { $name } ute av spillet. På kortet står det: { $role }.
    .b = Vi spiller videre uten { $name }. Den som gikk, var { $role_was }.
    .c = Vi sier takk for nå til { $name }. På kortet står det: { $role }.
removed-secret =
    .a = Fra nå av er { $name } ute av spillet. Vi andre spiller videre.
    .b = Vi spiller videre uten { $name }.
    .c = Vi sier takk for nå til { $name }, og spiller videre.
seat-moved-at-night =
    .a = Mens vi sov, fikk plassen til { $name } en annen telefon. Er det nytt for deg, { $name }, så si fra.
    .b = Én ting om natten. { $name } er nå på en annen telefon. Var det deg, { $name }? Hvis ikke, si fra.
    .c = Før dere snakker: En annen telefon tok over for { $name } i natt. Vet du ikke noe om det, { $name }, så si fra.
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
    .a = Dette spillet er avblåst. Kortene går usett tilbake.
    .b = Vi stanser historien her. Hva dere var, beholder dere for dere selv.
    .c = Det var slutten på denne runden, uten vinner, og uten at noe ble avslørt.

## Når noen har vunnet: hva som egentlig skjedde. Regelbokens egne fortellinger kommer i midten.

epilogue-opens =
    .a = { $beat }Og nå skal dere få høre hva nettene har skjult.
    .b = { $beat }La meg fortelle hva som egentlig skjedde.
    .c = { $beat }Nå kan dere få vite alt. Slik var det.
    .brisk-a = Dette var det som egentlig skjedde.
    .brisk-b = Dette var det nettene skjulte.
epilogue-opens-quiet =
    .a = { $beat }Nettene hadde lite å skjule. Så mye er det å fortelle.
    .b = { $beat }Ingen stordåd ble gjort i mørket. Men hør hvordan det var.
    .c = { $beat }Nettene skjulte ingen heltedåder. Men dette kan dere få vite nå.
    .brisk-a = Nettene hadde lite å skjule.
    .brisk-b = Nettene skjulte ingen heltedåder.
epilogue-side =
    .a = På lag med { $side_the } var { $names }.
    .b = I det skjulte spilte { $names } for { $side_the }.
    .c = Ingen skulle vite det, men { $side_the } hadde { $names }.
epilogue-vote =
    .a = Alt snudde { $count_day }, da dere stemte ut { $name }.
    .b = Det avgjørende valget kom { $count_day }, da det falt på { $name }.
    .c = Husk { $count_day }. Da dere stemte ut { $name }, snudde alt.
epilogue-vote-close =
    .a = Alt snudde { $count_day }. En eneste stemme avgjorde mot { $name }.
    .b = Husk { $count_day }. Med en eneste stemme valgte dere { $name }, og alt snudde.
    .c = Det avgjørende valget kom { $count_day }. Med en eneste stemme ble det { $name }.
epilogue-vote-chance =
    .a = Alt snudde { $count_day }, da dere ikke ble enige, og loddet falt på { $name }.
    .b = Husk { $count_day }. Det var tilfeldigheten som valgte { $name }, og alt snudde.
    .c = Det avgjørende valget kom { $count_day }, og det var tilfeldigheten som valgte { $name }.
epilogue-hunches =
    .a = Ingen hadde bedre nese enn { $names }, som gjettet rett { $count_times }.
    .b = De beste anelsene kom fra { $names }, som gjettet rett { $count_times }.
    .c = Om dere bare hadde hørt på { $names }, som gjettet rett { $count_times }.
epilogue-votes =
    .a = Ingen stemte bedre enn { $names }, som valgte rett { $count_times }.
    .b = Det skarpeste blikket ved bordet hadde { $names }, som stemte rett { $count_times }.
    .c = Om dere bare hadde stemt med { $names }, som valgte rett { $count_times }.
epilogue-ends =
    .a = { $beat }Slik var det.
    .b = { $beat }Og dermed er historien slutt.
    .c = { $beat }Nå vet dere det.
