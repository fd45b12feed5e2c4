import { ring, star, type Glyphs } from '../lib/emblems';

export const glyphs: Glyphs = {
  // A wolf's head.
  varulv: {
    lines: 'M-16-19-7-10Q0-13 7-10L16-19 15.5-1 8.5 8 4.5 18H-4.5L-8.5 8-15.5-1Z',
    solid: 'M-10-3-3 .5-8.5 3ZM10-3 3 .5 8.5 3ZM-3.5 13H3.5L0 18Z',
  },
  // A crystal ball.
  synsk: {
    lines: `${ring(0, -5, 13.5)}M-9.5 8-13 18H13L9.5 8`,
    solid: star(0, -5, 8.5),
  },
  // A rod and its snake.
  lege: {
    lines: 'M0-20V20M8-13C-10-16-11-5 0-3.5 10-2 9 6 0 7.5-7 9-7 15-1 16',
    solid: ring(8.5, -12.5, 2.6),
  },
  // A pitchfork.
  landsbyboer: {
    lines: 'M0 20V-19M-10-19V-9Q-10-2 0-2 10-2 10-9V-19',
  },
};
