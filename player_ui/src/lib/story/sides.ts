/** Who was what in a story. Pure. */

import type { Seat, Story } from '../api';

export function castOf(story: Story): { evil(seat: Seat): boolean; role(seat: Seat): string } {
  const against = new Set(story.disguises.map((row) => row.seat));
  const roles = new Map(story.seats.map((row) => [row.seat, row.role]));
  return { evil: (seat) => against.has(seat), role: (seat) => roles.get(seat) ?? '' };
}
