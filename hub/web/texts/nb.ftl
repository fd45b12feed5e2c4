# Det en person leser når vertsmaskinen ikke gjør som den blir bedt om: én melding for hver nøkkel.
# Parametrene er tall, og regelbøkers nøkler for dem som skriver dem; roller og navn settes aldri inn her.

## Et trykk som ikke passer lenger, eller ikke ennå

stale = Spillet har gått videre. Se på skjermen og velg på nytt.
not-now = Det går ikke akkurat nå i spillet.
game-over = Spillet er slutt.
no-game = Det er ikke noe spill i gang.
game-running = Det må vente til spillet er slutt.
paused = Spillet står på pause. Vent til verten fortsetter.
already-paused = Spillet står allerede på pause.
not-paused = Spillet står ikke på pause.
no-limit = Her løper det ingen frist, så det kan ikke legges til tid.
not-playing = Du er ikke med i dette spillet. Du er med fra neste spill.
you-are-dead = Du er ute av dette spillet og kan ikke gjøre mer.
already-out = Den spilleren er allerede ute av spillet.

## Valg om natten

not-asked = Du blir ikke spurt om det nå.
answer-stands = Du har bekreftet valget ditt, og det står fast.
confirm-needed = Dette valget teller først når det er bekreftet.
acknowledge-only = Her er det ikke noe å velge. Bare bekreft.
must-choose = Her må du velge noen.
verb-not-offered = Det er ikke blant valgene dine.
pick-count = { $count ->
    [one] Velg nøyaktig én spiller.
   *[other] Velg nøyaktig { $count } forskjellige spillere.
}
target-dead = Den spilleren er ute av spillet. Velg en som lever.
target-self = Du kan ikke velge deg selv her.
target-not-offered = Du kan ikke velge den spilleren nå.
unknown-seat = Det er ingen slik spiller ved dette bordet.

## Avstemningen

vote-stands = Du har stemt, og stemmen står fast.
vote-self = Du kan ikke stemme på deg selv.
vote-outside-runoff = I omvalget kan du bare stemme på en av dem som står likt.

## Navn og plasser

name-empty = Skriv et navn som alle kan se.
name-long = Det navnet er for langt. Det kan ha { $most } tegn.
name-nobody = Det ordet betyr at ingen ble valgt. Velg et annet navn, eller legg til en bokstav.
name-several = Det høres ut som om noen andre ved bordet også er ment. Bruk et navn som er ditt alene.
name-taken = Noen her har allerede det navnet, eller et som ser helt likt ut eller høres helt likt ut. Velg et annet, eller legg til en bokstav.
name-word = Det ordet bruker fortelleren selv, og da vet ingen hvem som menes. Velg et annet navn, eller legg til ett.
say-as-long = Uttalen er for lang. Den kan ha { $most } tegn.
say-as-letters = Uttalen kan bare ha bokstaver, mellomrom, bindestreker og apostrofer. Skriv tall med bokstaver.
say-as-nobody = Uttalt slik betyr navnet ditt at ingen er valgt. Skriv det på en annen måte.
say-as-several = Uttalt slik ville noen andre ved bordet også være ment. Skriv bare ditt eget navn.
say-as-word = Det ordet bruker fortelleren selv. Skriv navnet ditt på en annen måte, eller la uttalen stå tom.
say-as-taken = Noen her heter allerede det. Skriv ditt eget navn slik det uttales, eller la uttalen stå tom.
table-full = Bordet er fullt: Det har { $most } plasser.
bad-order = Rekkefølgen må nevne hver plass ved bordet nøyaktig én gang.

## Oppsett

too-few-seats = { $least ->
    [one] Dette spillet trenger minst én spiller.
   *[other] Dette spillet trenger minst { $least } spillere.
} { $seats ->
    [0] Ingen er her ennå.
    [one] Én er her.
   *[other] Dere er { $seats }.
}
too-many-seats = Dette spillet har plass til høyst { $most } spillere, og dere er { $seats }. Velg et annet spill, eller fjern noen.
too-many-specials = Det er flere spesialroller enn det er plass til med { $seats } spillere. Ta ut noen av dem.
role-not-offered = Den rollen kan ikke stilles inn med { $seats } spillere.
dial-out-of-bounds = Her kan det velges fra { $least } til { $most }.
bad-settings = De innstillingene passer ikke sammen. Ingenting ble endret.
limit-out-of-bounds = En tidsgrense er fra { $least } til { $most } sekunder, eller ingen.
not-all-ready = Ikke alle er klare ennå. Du kan starte likevel.
unknown-rulebook = Nightwake har ingen slik regelbok. Disse finnes: { $known }.
unknown-device = Den lydenheten er ikke tilkoblet lenger. Se etter lydenheter på nytt, og velg en annen.
speakers-in-use = Høyttalerne er i bruk i spillet ved et annet bord. Vent til det er over.
not-while-telling = Ikke nå: Prøven ville blitt hørt midt i fortellingen. Prøv om dagen, eller før spillet.
unknown-voice = Den stemmen finnes ikke her. Velg en av dem på denne siden.
no-voice = Fortelleren har ingen stemme til det akkurat nå. Navnet vises likevel på skjermene.
unknown-language = Vertsmaskinen snakker ikke det språket.
too-many-tables = Vertsmaskinen har så mange bord som den klarer. Lukk et som er ferdig, og prøv igjen.

## Lenker, koder og flytting til en annen telefon

unknown-table = Ingen bord har denne koden. Se etter på bordskjermen: Den har seks tegn.
unknown-link = Denne lenken fører ikke til noen plass eller noe bord her. Du kan bli med ved hjelp av koden på bordskjermen.
link-moved = Denne plassen er flyttet til en annen telefon. Si fra til verten hvis det ikke var deg.
seat-removed = Denne plassen er gitt opp eller fjernet. Du kan bli med igjen ved hjelp av koden på bordskjermen.
unknown-pairing = Ingen spør med den koden, eller tiden er ute. La telefonen spørre på nytt.
too-many-requests = For mange telefoner spør om en plass ved dette bordet. Vent et minutt, og prøv igjen.
too-many-tries = For mange feil koder eller lenker er prøvd fra adressen til denne telefonen. Vent et minutt, og prøv igjen.
too-many-joins = Svært mange har blitt med fra adressen til denne telefonen akkurat nå. Vent et minutt, og prøv igjen.
too-many-asks = Svært mange har spurt om å få en plass fra adressen til denne telefonen. Vent ti minutter, og prøv igjen.
too-many-opened = Svært mange bord er åpnet fra adressen til denne telefonen. Vent ti minutter, eller bruk et av dem.
too-many-pages = Svært mange sider er åpne fra adressen til denne telefonen. Lukk noen som ingen trenger.
too-many-previews = Svært mange navn er prøvd fra adressen til denne telefonen akkurat nå. Vent et minutt, og prøv igjen.

## Det som er igjen av spillene

unknown-story = Her er det ingen historie. Den er slettet, eller så har ingen vunnet det spillet.
evening-playing = Det pågår et spill ved det bordet. Slett kvelden når spillet er over.
not-deleted = Vertsmaskinen fikk ikke slettet det. Prøv igjen; det som står i listen, finnes fortsatt.

## Det en nettleser kan gjøre feil

malformed = Vertsmaskinen kunne ikke lese det. Last siden på nytt, og prøv igjen.
not-found = Det er ingenting på denne adressen.
wrong-method = Denne adressen tar ikke imot den slags forespørsler.
too-slow = Det kom for sakte frem. Sjekk trådløsnettet, og prøv igjen.
too-large = Det er for mye i én forespørsel.
too-fast = Det var svært mange trykk på én gang. Vent litt, og prøv igjen.
too-long = Denne adressen er for lang til å være en av vertsmaskinens.
other-site = Det kom fra et annet nettsted. Åpne Nightwake med adressen på bordskjermen.
unknown-name = Vertsmaskinen kjenner ikke navnet i denne adressen. Bruk adressen på bordskjermen, eller start Nightwake med --address og dette navnet.
unknown-clip = Denne lyden finnes ikke lenger.
unknown-address = Det er ikke en av adressene til vertsmaskinen.
starting = Vertsmaskinen er nettopp startet og henter frem bordene. Prøv igjen om et øyeblikk.
refused = Det kan ikke vertsmaskinen gjøre.
hub-fault = Noe gikk galt i vertsmaskinen. Prøv igjen, og be verten starte Nightwake på nytt hvis det fortsetter.
not-saved = Vertsmaskinen fikk ikke lagret det, så det teller ikke. Prøv igjen; verten kan se hva som er galt.
