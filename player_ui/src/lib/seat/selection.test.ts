import { describe, expect, test } from 'vitest';
import type { PromptView } from '../api';
import {
  apart,
  EMPTY,
  mayTap,
  onlyReads,
  otherVerb,
  stillLegal,
  tapNobody,
  tapSeat,
  toConfirm,
} from './selection';

const base: PromptView = {
  kind: 'wake',
  prompt: 'oracle',
  options: [{ verb: 'look', picks: 1, targets: [1, 2, 3] }],
  may_pass: true,
  blocked: null,
  brief: null,
  round: 'first',
  keeps_open: false,
  answer: null,
  peers: [],
};
const lovers: PromptView = {
  ...base,
  may_pass: false,
  options: [{ verb: 'love', picks: 2, targets: [1, 2, 3, 4] }],
};
const potions: PromptView = {
  ...base,
  options: [
    { verb: 'heal', picks: 1, targets: [2] },
    { verb: 'poison', picks: 1, targets: [1, 2, 3] },
  ],
};

test('however fast the taps, exactly one seat is chosen: the last one', () => {
  let now = EMPTY;
  for (const seat of [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) now = tapSeat(base, now, seat);
  expect(now).toEqual({ verb: 'look', picks: [2] });
});

test('a tap on a seat that is no choice changes nothing', () => {
  const now = tapSeat(base, EMPTY, 1);
  expect(tapSeat(base, now, 9)).toBe(now);
  expect(mayTap(base, 9)).toBe(false);
});

test('two lovers: a second tap takes back, a third seat replaces the first', () => {
  let now = tapSeat(lovers, EMPTY, 1);
  expect(toConfirm(lovers, now)).toBeNull();
  now = tapSeat(lovers, now, 2);
  expect(toConfirm(lovers, now)).toEqual({ verb: 'love', picks: [1, 2] });
  expect(tapSeat(lovers, now, 3).picks).toEqual([2, 3]);
  expect(tapSeat(lovers, now, 1).picks).toEqual([2]);
});

test('the tapped seat says which potion is meant where only one fits', () => {
  expect(tapSeat(potions, EMPTY, 3)).toEqual({ verb: 'poison', picks: [3] });
  expect(tapSeat(potions, EMPTY, 2)).toEqual({ verb: 'heal', picks: [2] });
});

test('where both potions fit, one more tap takes the other, and another seat starts anew', () => {
  const heal = tapSeat(potions, EMPTY, 2);
  expect(otherVerb(potions, heal)).toBe('poison');
  const poison = tapSeat(potions, heal, 2);
  expect(poison).toEqual({ verb: 'poison', picks: [2] });
  expect(tapSeat(potions, poison, 2)).toEqual(heal);
  expect(tapSeat(potions, { verb: 'poison', picks: [3] }, 2)).toEqual(heal);
});

test('one more tap changes nothing where only one thing can be done', () => {
  const poison = tapSeat(potions, EMPTY, 3);
  expect(otherVerb(potions, poison)).toBeNull();
  expect(tapSeat(potions, poison, 3)).toEqual(poison);
  expect(otherVerb(lovers, { verb: 'love', picks: [1, 2] })).toBeNull();
});

test('nobody is a choice only where passing is allowed', () => {
  expect(toConfirm(base, tapNobody(base, EMPTY))).toEqual({ verb: 'pass', picks: [] });
  expect(toConfirm(lovers, tapNobody(lovers, EMPTY))).toBeNull();
});

describe('whether a pack has agreed', () => {
  const peer = (seat: number, ...picks: number[]) => ({ seat, verb: 'pick', picks, confirmed: true });
  const pack: PromptView = { ...base, prompt: 'wolves', peers: [peer(5, 2), peer(6)] };
  const on = (...picks: number[]) => ({ verb: 'pick', picks });

  test('one name, or none yet, is no disagreement', () => {
    expect(apart(pack, EMPTY)).toBe(false);
    expect(apart(pack, on(2))).toBe(false);
    expect(apart({ ...pack, peers: [] }, on(3))).toBe(false);
  });

  test('two names are one, before one confirms and after, whoever differs', () => {
    expect(apart(pack, on(3))).toBe(true);
    expect(apart({ ...pack, peers: [peer(5, 2), peer(6, 3)] }, EMPTY)).toBe(true);
    expect(apart({ ...pack, round: 'runoff' }, on(3))).toBe(true);
  });

  test('the last word is one seat’s own, and who has no power decides nothing', () => {
    expect(apart({ ...pack, round: 'confirm' }, on(3))).toBe(false);
    expect(apart({ ...pack, blocked: 'bewitched' }, EMPTY)).toBe(false);
  });

  test('two lovers differ because they are two', () => {
    expect(apart(lovers, { verb: 'love', picks: [1, 2] })).toBe(false);
  });
});

test('nothing chosen is nothing to confirm', () => {
  expect(toConfirm(base, EMPTY)).toBeNull();
});

test('a power that is gone tonight is only confirmed', () => {
  const blocked = { ...base, blocked: 'bewitched' };
  expect(onlyReads(blocked)).toBe(true);
  expect(toConfirm(blocked, EMPTY)).toEqual({ verb: 'ack', picks: [] });
});

test('something that is only read is confirmed without a choice', () => {
  expect(toConfirm({ ...base, options: [] }, EMPTY)).toEqual({ verb: 'ack', picks: [] });
  const count = { ...base, options: [{ verb: 'count', picks: 0, targets: [] }] };
  expect(toConfirm(count, EMPTY)).toEqual({ verb: 'count', picks: [] });
});

test('a selection kept over a reload loses what is no longer legal', () => {
  expect(stillLegal(base, { verb: 'look', picks: [2] })).toEqual({ verb: 'look', picks: [2] });
  expect(stillLegal(base, { verb: 'look', picks: [9] })).toEqual(EMPTY);
  expect(stillLegal(base, { verb: 'love', picks: [1] })).toEqual(EMPTY);
  expect(stillLegal(lovers, { verb: 'pass', picks: [] })).toEqual(EMPTY);
});
