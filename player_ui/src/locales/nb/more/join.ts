import type { more as source } from '../../en/more/join';

/** Det som sies når noen blir med, kommer tilbake til plassen sin eller bytter navn. */
export const more: typeof source = {
  join: {
    title: 'Sett deg ved bord {code}',
    nameLabel: 'Navnet ditt',
    nameHint: 'Slik det skal stå på skjermen, høyst 20 tegn',
    sayLabel: 'Uttales som',
    sayHint: 'Bare hvis fortelleren sier navnet ditt feil. Skriv det slik det høres ut.',
    hear: 'Hør hvordan det lyder',
    cantHear: 'Denne telefonen får ikke spilt det av.',
    sayOpen: 'Fortelleren kan komme til å si navnet mitt feil',
    join: 'Sett deg',
    playing: 'Et spill er i gang. Du kan ta plass nå og være med fra neste runde.',
    here: 'Rundt bordet',
    empty: 'Ingen er her ennå. Du er den første.',
    lostPhone: 'Jeg hadde en plass her, men ikke på denne telefonen',
    yours: 'Denne telefonen har allerede en plass her',
    open: 'Fortsett som {name}',
    another: 'Eller ta én plass til:',
    unknownTitle: 'Ingen bord har den koden',
    unknownText: 'Det finnes ikke noe bord {code}. Se på koden på bordskjermen en gang til.',
    codeLabel: 'Koden på bordskjermen',
    codeHint: 'Seks bokstaver og tall',
    go: 'Bli med',
    going: 'Ser etter bordet …',
    joining: 'Finner plassen din …',
    again: 'Prøv en gang til',
    codeShort:
      'Koden har seks tegn, bokstaver og tall, og aldri 0, O, 1, I eller L. Du finner den på bordskjermen.',
    nameNeeded: 'Skriv et navn først.',
  },
  lost: {
    title: 'Min plass, en annen telefon',
    text: 'Velg plassen din. Verten ser da et nummer og slipper deg inn hvis det er det samme som ditt.',
    ask: 'Spør verten',
    codeTitle: 'Vis dette nummeret til verten',
    codeText:
      'Så snart verten bekrefter det, åpnes plassen til {name} her, og lenken på den gamle telefonen slutter å virke.',
    waiting: 'Venter på verten …',
    refused: 'Verten sa nei. Spør på nytt hvis det var en misforståelse.',
    restarted: 'Nightwake ble startet på nytt i mellomtiden. Dette er det nye nummeret ditt.',
    expired: 'Det tok for lang tid, så nummeret gjelder ikke lenger. Spør på nytt.',
    again: 'Spør på nytt',
  },
};
