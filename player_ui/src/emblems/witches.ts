import { ring, star, type Glyphs } from '../lib/emblems';

export const glyphs: Glyphs = {
  // A lantern.
  villager: {
    lines: 'M-5-13a5 5 0 0 1 10 0M-9-9.5H9M-8-9.5-10 11H10L8-9.5M-13 16H13',
    solid: 'M0-6C4 0 5 2 5 4A5 5 0 0 1-5 4C-5 2-4 0 0-6Z',
  },
  // An eye behind glass.
  oracle: {
    lines: 'M0-20 14 0 0 20-14 0ZM-8 0Q0-9 8 0 0 9-8 0ZM-21 0h3M18 0h3',
    solid: ring(0, 0, 2.6),
  },
  // A sprig of herbs.
  healer: {
    lines:
      'M0 19V-13M0 12Q-13 10-15-1-2 0 0 12Q13 10 15-1 2 0 0 12M0-2Q-10-4-11-14-1-12 0-2Q10-4 11-14 1-12 0-2',
    solid: ring(0, -17, 2.4),
  },
  // A dagger.
  vigilante: {
    lines: 'M0 20-4.5 11V-5H4.5V11ZM-12-6.5H12M0-7V-14M0-1V9',
    solid: ring(0, -17, 3),
  },
  // A fire on its logs.
  pyre_martyr: {
    lines:
      'M0-20C8-11 11-5 11-1A11 11 0 0 1-11-1C-11-6-8-9-6-12-5-8-3-7-1-8-3-12-2-16 0-20ZM-14 19 14 14M-14 14 14 19',
    solid: 'M0-3C3 1 4 3 4 4.5A4 4 0 0 1-4 4.5C-4 3-3 1 0-3Z',
  },
  owl: {
    lines: `M-15-16-8-10.5Q0-13 8-10.5L15-16V3A15 15 0 0 1-15 3Z${ring(-6.6, -1, 5)}${ring(6.6, -1, 5)}`,
    solid: `${ring(-6.6, -1, 2)}${ring(6.6, -1, 2)}M0 4-3 8 0 12 3 8Z`,
  },
  // An open book.
  archivist: {
    lines:
      'M0-9Q-8-15-18-12V11Q-8 8 0 14 8 8 18 11V-12Q8-15 0-9ZV14M-13-5Q-9-6.5-5-4M-13 1Q-9-.5-5 2M13-5Q9-6.5 5-4M13 1Q9-.5 5 2',
  },
  // A pointed hat.
  witch: {
    lines: 'M-11 9-2-13Q1-20 11-17L5-12 11 9M-11 8.5Q-17 9-20 12 0 22 20 12 17 9 11 8.5',
    solid: 'M-9.5 3Q0 8 8.5 3L11 9.5Q0 15-12 9.5Z',
  },
  // A crown below the moon.
  matriarch: {
    lines: 'M-15 15-18-5-8.5 3 0-8 8.5 3 18-5 15 15ZM-13.5 9.5H13.5',
    solid: 'M3-21A5.5 5.5 0 1 0 4.5-12.5 7 7 0 0 1 3-21Z',
  },
  // A wand and its spark.
  enchantress: {
    lines: 'M-16 17 3-2M-15-7v6M-18-4h6M12 9v6M9 12h6',
    solid: star(8, -8, 12),
  },
  // A candle that burns too bright.
  fanatic: {
    lines: 'M-6.5-2H6.5V17H-6.5ZM-14 17H14M0-2V-6M-2 4v5M-15-13h4M11-13h4M-11-22l3 3M11-22l-3 3',
    solid: 'M0-21C4-15 5-13.5 5-11.5A5 5 0 0 1-5-11.5C-5-13.5-4-15 0-21Z',
  },
};
