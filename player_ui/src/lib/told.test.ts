import { expect, test } from 'vitest';
import type { SeatView, TableView } from './api';
import { asTold } from './told';

const step = (kind: string, telling: boolean) => ({ id: 9, kind, telling });
const death = (seat: number, night: number) => ({ seat, night, phase: 'dawn', how: 'night', role: 'healer' });
const row = (seat: number, alive: boolean) => ({
  seat,
  name: `Player ${seat}`,
  alive,
  out: alive ? null : 'night',
  role: alive ? null : 'healer',
  side: alive ? null : 'village',
});

function table(kind: string, telling: boolean): TableView {
  const game = { night: 2, step: step(kind, telling), deaths: [death(1, 1), death(2, 2)] };
  return { game, seats: [row(1, false), row(2, false), row(3, true)] } as unknown as TableView;
}

const alive = (view: { seats: readonly { alive: boolean }[] }) => view.seats.map((s) => s.alive);

test('who has died tonight looks alive until the dawn has been told', () => {
  const told = asTold(table('dawn', true));
  expect(alive(told)).toEqual([false, true, true]);
  expect(told.seats[1]?.role).toBeNull();
  expect(told.game?.deaths.map((d) => d.seat)).toEqual([1]);
});

test('at any other step a screen shows what the hub says', () => {
  expect(alive(asTold(table('discussion', false)))).toEqual([false, false, true]);
  expect(alive(asTold(table('verdict', true)))).toEqual([false, false, true]);
});

test('the dead know of themselves at once', () => {
  const mine = { ...table('dawn', true), me: 2 } as unknown as SeatView;
  expect(alive(asTold(mine))).toEqual([false, false, true]);
});

test('the view that came is left as it is', () => {
  const view = table('dawn', true);
  asTold(view);
  expect(alive(view)).toEqual([false, false, true]);
});
