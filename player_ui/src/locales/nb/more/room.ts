import type { more as source } from '../../en/more/room';

/** Det som sies når det er flere her enn spillet har plass til. */
export const more: typeof source = {
  room: {
    tooMany: '{book} er for {low} til {high}: Dere er {n}.',
    whatNow: 'Verten kan velge et spill med større plass, eller noen står over.',
  },
};
