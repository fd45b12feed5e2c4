import type { more as source } from '../../en/more/howto';

/** Det som står over og under reglene for hvert spill. */
export const more: typeof source = {
  howto: {
    title: 'Slik spiller dere',
    roles: 'Rollene',
    choose: 'Velg et spill',
    always: 'I alle spill',
    common: [
      'Alle får et hemmelig kort på telefonen. Fortelleren forteller nettene og dagene høyt.',
      'Om natten handler noen i det skjulte. Om dagen snakker dere sammen, mistenker hverandre og stemmer ut en av dere.',
      'Det finnes ingen chat: Alt sies over bordet. De døde sier ingenting i det hele tatt.',
      'Verten velger hvordan natten går: én rolle etter den andre med lukkede øyne, eller alle samtidig på hver sin telefon. Reglene er de samme.',
    ],
  },
};
