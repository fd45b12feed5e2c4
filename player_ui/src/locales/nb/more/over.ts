import type { more as source } from '../../en/more/over';

/** Det siden til en plass sier til slutt. */

export const more: typeof source = {
  over: {
    won: 'Du vant',
    lost: 'Du tapte',
    off: 'Avblåst',
    offText: 'Verten har avsluttet spillet. Hva alle var, forblir en hemmelighet.',
    roles: 'Hvem som var hvem',
    next: 'Bli sittende. Verten kan dele ut på nytt med en gang.',
  },
};
