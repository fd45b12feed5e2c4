import type { more as source } from '../../en/more/evenings';

/** Det som står i listen over kvelder, og i lenkene til den. */
export const more: typeof source = {
  evenings: {
    title: 'Tidligere kvelder',
    text: 'Lagret på maskinen som kjører Nightwake, og ingen andre steder. Den som har lenken til denne siden, kan lese og slette dem.',
    none: 'Ingen har vunnet et spill her ennå. Når noen har det, finner du historien her.',
    games: { one: '1 spill', many: '{n} spill' },
    wins: 'Hvem som vinner',
    winsOf: '{won} av {games}',
    guessers: 'Hvem som har hatt rett oftest',
    guessersText:
      'Hvor mange av mistankene og stemmene deres for landsbyen som falt på noen som var mot den. Omvalg teller ikke.',
    roles: 'Roller',
    role: 'Rolle',
    won: 'Vunnet',
    held: 'Spilt',
    evening: 'Bord {code}',
    guesser: 'Gjettet best: {names}',
    remove: 'Slett denne kvelden',
    removeSure: 'Vil du slette denne kvelden for godt? Den kan ikke hentes tilbake.',
    removeStands:
      'Vil du slette denne kvelden for godt? Den kan ikke hentes tilbake, og bord {code} lukkes samtidig.',
    playing: 'Det pågår et spill ved dette bordet. Kvelden kan slettes når det er over.',
    removeAll: 'Slett alle kvelder',
    removeAllSure:
      'Vil du slette alle kvelder for godt? De kan ikke hentes tilbake, og bord der ingen spiller, lukkes samtidig.',
  },
};
