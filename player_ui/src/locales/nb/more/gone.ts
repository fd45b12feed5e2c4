import type { more as source } from '../../en/more/gone';

/** Det som sies når en lenke ikke fører noe sted, eller ikke lenger gjør det. */
export const more: typeof source = {
  gone: {
    movedTitle: 'Denne plassen er flyttet',
    movedText: 'Den er nå på en annen telefon, så denne lenken er ikke lenger i bruk.',
    movedHelp:
      'Var det ikke du som gjorde det? Si det til hele bordet. Med koden til bordet kan du be om å få plassen tilbake.',
    removedTitle: 'Du er ikke lenger ved dette bordet',
    removedText:
      'Plassen er gitt opp, av deg eller av verten. Skriv koden til bordet på startsiden, så kan du bli med igjen.',
    closedTitle: 'Dette bordet er ryddet',
    closedText: 'Kvelden er slettet, eller ingen har vært her på lenge. Verten kan åpne et nytt bord.',
    unknownTitle: 'Her bor det ingen',
    unknownText:
      'Lenken fører ikke til noe bord. Kanskje er bordet ryddet, eller det mangler en bokstav i lenken.',
    startOver: 'Til startsiden',
  },
};
