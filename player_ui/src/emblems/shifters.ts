import { ring, star, type Glyphs } from '../lib/emblems';

export const glyphs: Glyphs = {
  // A mask: half a face, half a beast.
  shifter: {
    lines: 'M0-13Q-9-15-14-11-16 4-8 13L0 19M-10.5-2.5Q-7-6-3.5-2.5-7 0-10.5-2.5ZM-7 9.5Q-4 11 0 10',
    solid: 'M0-13 6-13.5 15-21 15.5-3Q14 5 8 12L0 20ZM4-1 12-5Q11.5 1 6.5 1.5Z',
  },
  // A house.
  townfolk: {
    lines: 'M-18-1 0-17 18-1M-12.5-5V16H12.5V-5M-4 16V6.5a4 4 0 0 1 8 0V16M9-10v-6h4v9',
  },
  // An eye that sees more than others.
  visionary: {
    lines: `M-19 4Q0-14 19 4 0 20-19 4Z${ring(0, 4, 5.8)}M0-11v-8M-9.5-8.5-13.5-15M9.5-8.5 13.5-15`,
    solid: ring(0, 4, 2.6),
  },
  // A flask.
  alchemist: {
    lines: 'M-5.5-19H5.5M-3.5-19V-7L-14 12Q-16 17.5-11 17.5H11Q16 17.5 14 12L3.5-7V-19',
    solid: `M-8 5Q-4 2 0 5T8 5L11.5 12Q12.5 14.5 10.5 14.5H-10.5Q-12.5 14.5-11.5 12Z${ring(1.5, -2, 1.8)}`,
  },
  // Without end.
  immortal: {
    lines: 'M0 1C6-10 20-10 20 1 20 12 6 12 0 1-6-10-20-10-20 1-20 12-6 12 0 1Z',
    solid: `${star(0, -15, 6.5)}${ring(0, 16.5, 1.9)}`,
  },
  // A coffin.
  mortician: {
    lines: 'M-7-20H7L13-9 8 20H-8L-13-9ZM0-12V5M-5.5-6H5.5',
  },
  // A shield with a crack.
  rambuh: {
    lines: 'M0-19Q8-15 16-15 18 9 0 20-18 9-16-15-8-15 0-19ZM3-16-4-6 4 0-3 8 1 17',
  },
  // A heart and an arrow.
  armoris: {
    lines:
      'M0 16C-17 4-18-4-15-9.5-11-15.5-2-14 0-6 2-14 11-15.5 15-9.5 18-4 17 4 0 16ZM-20 11.5-15.5 8.8M-15.5 8.8-20 7.5M-15.5 8.8-17.5 13.5M16.5-10.4 21-13.2M15-14.5 21.5-13.5 19-7.5M-9 4.8 9-5.9',
  },
};
