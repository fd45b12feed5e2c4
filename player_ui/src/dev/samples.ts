/** Sample views of every screen, for looking at them without a hub. Not part of the built page. */

import type {
  AnyView,
  GameView,
  HostView,
  Phase,
  PromptView,
  SeatRow,
  SeatView,
  Settings,
  StepKind,
  TableView,
} from '../lib/api';
import { grown } from './grown';
import { ballot, story, votes } from './story';
import { qrSvg } from '../lib/qr';

const SHORT = [
  'Kari',
  'Ola',
  'Ingrid',
  'Bjørn',
  'Åse',
  'Sigurd',
  'Maja',
  'Jonas',
  'Liv',
  'Emil',
  'Nora',
  'Aksel',
];
export const LONG = [
  'Wilhelmina Constance',
  'Bartholomew Fitzgera',
  'Ærlend Østby-Åsheim!',
  'Maximiliane von Wald',
  'MMMMMMMMMMMMMMMMMMMM',
  'Mads 🐺🌙 Mikkelsen',
  'Anne-Grethe Solvang',
  'Kristoffer Alexander',
  'Kari',
  'Li',
  'Ola Nordmann junior',
  'Guro Marie Hovland',
  'Sverre',
  'Tuva-Charlotte Moen',
  'Ingeborg Refling H.',
  'Per-Anders',
  'Solveig Kristiansen',
  'Torbjørn Egner Fan 1',
  'Åshild',
  'Jørgen Hattemaker 22',
];

export const settings: Settings = {
  style: 'called',
  pace: 'normal',
  reveal: true,
  tie: 'martyr',
  ballot: 'secret',
  bloodless_first_night: false,
  dead_see_all: false,
  limits: {
    card: 180,
    night: 120,
    wake: 60,
    discussion: 300,
    vote: 60,
    runoff: 45,
    reaction: 30,
    hunch: 45,
    pause: 5,
  },
};

export function rows(n: number, long = false): SeatRow[] {
  const names = long ? LONG : SHORT;
  return names.slice(0, n).map((name, i) => ({
    seat: i + 1,
    name,
    connected: i !== 3,
    ready: i % 3 !== 1,
    playing: true,
    alive: true,
    out: null,
    role: null,
    side: null,
    moved: false,
    bot: false,
    leaving: false,
  }));
}

const witches = [
  { role: 'villager', side: 'village', count: 2 },
  { role: 'oracle', side: 'village', count: 1 },
  { role: 'healer', side: 'village', count: 1 },
  { role: 'vigilante', side: 'village', count: 1 },
  { role: 'pyre_martyr', side: 'village', count: 1 },
  { role: 'owl', side: 'village', count: 1 },
  { role: 'witch', side: 'coven', count: 1 },
  { role: 'matriarch', side: 'coven', count: 1 },
];

const setup = {
  rulebook: 'witches',
  settings,
  dials: [
    { key: 'coven', low: 1, high: 3, value: 2 },
    { key: 'owl', low: 0, high: 1, value: 1 },
  ],
  composition: witches,
  ties: ['nobody' as const, 'runoff' as const, 'martyr' as const],
  problem: null,
  problem_params: {},
  rulebooks: [
    { key: 'shifters', seats_min: 4, seats_max: 15, default_style: 'together' as const },
    { key: 'varulv', seats_min: 5, seats_max: 15, default_style: 'together' as const },
    { key: 'witches', seats_min: 5, seats_max: 20, default_style: 'called' as const },
  ],
};

export function game(phase: Phase, kind: StepKind, more: Partial<GameView> = {}): GameView {
  return {
    number: 1,
    rulebook: 'witches',
    style: 'called',
    settings,
    phase,
    night: 2,
    paused: false,
    step: { id: 7, kind, wake: null, stage: null, telling: false, remaining: 48, total: 60 },
    dealt: witches,
    voted: [],
    votes: [],
    tied: [],
    ballots: [],
    deaths: [],
    latest: [],
    winner: null,
    winners: [],
    called_off: false,
    story: null,
    ...more,
  };
}

export function common(seats: SeatRow[], at: GameView | null, text: string): AnyView {
  return {
    version: 1,
    code: 'K7M2QX',
    language: 'en',
    seats,
    setup,
    game: at,
    caption: text === '' ? null : { id: 1, text, speaking: true },
    recent: [],
    past: [],
  };
}

const join = {
  code: 'K7M2QX',
  url: 'http://192.168.1.20:8000/j/K7M2QX',
  typed: '192.168.1.20:8000',
  qr_svg: qrSvg('http://192.168.1.20:8000/j/K7M2QX') ?? '',
  others: ['10.0.0.7:8000'],
};
const sound = {
  out: 'speakers' as const,
  trouble: null,
  silent: false,
  instead: false,
  volume: 0.8,
  muted: false,
  bed: true,
  signs: true,
  bed_volume: 0.7,
  night: false,
  page: '',
  clip: null,
};

const table = (
  seats: SeatRow[],
  at: GameView | null,
  text = '',
  more: Partial<TableView> = {},
): TableView => ({
  ...common(seats, at, text),
  type: 'table',
  join,
  sound,
  ...more,
});

const host = (seats: SeatRow[], at: GameView | null, text = '', more: Partial<HostView> = {}): HostView => ({
  ...common(seats, at, text),
  type: 'host',
  join,
  sound,
  telling: {
    voice: 'en_US-joe-medium',
    voices: [{ id: 'en_US-joe-medium', title: 'Joe', plain: false }],
    better: null,
    brisk: false,
  },
  speakers: {
    device: '',
    devices: [
      { id: 'HDA Intel: ALC287 Analog (hw:0,0)', name: 'HDA Intel: ALC287 Analog (hw:0,0)' },
      { id: 'sink:bluez', name: 'JBL Flip 6' },
    ],
    lead_in: 500,
  },
  awaiting: true,
  pairings: [],
  evenings: null,
  wishes: [],
  ...more,
});

const seat = (seats: SeatRow[], at: GameView | null, text = '', more: Partial<SeatView> = {}): SeatView => ({
  ...common(seats, at, text),
  type: 'seat',
  me: 1,
  card: at === null ? null : { role: 'oracle', side: 'village', fellows: [] },
  card_confirmed: false,
  prompts: [],
  may_vote: [],
  my_vote: null,
  vote_open: false,
  may_ready: true,
  ready: false,
  learned: [],
  acts: [],
  death: null,
  pairing: false,
  elsewhere: false,
  wishes_to_leave: false,
  ...more,
});

const prompt = (more: Partial<PromptView> = {}): PromptView => ({
  kind: 'wake',
  prompt: 'oracle',
  options: [{ verb: 'look', picks: 1, targets: [2, 3, 4, 5, 6, 7] }],
  may_pass: true,
  blocked: null,
  brief: null,
  round: 'first',
  keeps_open: false,
  answer: null,
  peers: [],
  ...more,
});

const some = (seats: SeatRow[], dead: Record<number, string>): SeatRow[] =>
  seats.map((s) => (s.seat in dead ? { ...s, alive: false, out: 'night', role: dead[s.seat] ?? null } : s));

const dead = (seat: number, phase: Phase, role: string | null) => ({
  seat,
  night: 2,
  phase,
  role,
  how: phase === 'dawn' ? ('night' as const) : ('vote' as const),
});

const nine = some(rows(9), { 4: 'villager', 8: 'witch' });
const twenty = rows(20, true);
const roles = [
  'oracle',
  'villager',
  'healer',
  'villager',
  'witch',
  'matriarch',
  'vigilante',
  'witch',
  'pyre_martyr',
  'owl',
  'archivist',
  'villager',
];
const shown = (seats: SeatRow[]): SeatRow[] =>
  seats.map((s, i) => ({ ...s, role: roles[i % roles.length] ?? null }));

const end = game('over', 'over', {
  winner: 'village',
  winners: [1, 2, 3, 4, 7, 9],
  story: story(SHORT.slice(0, 9)),
  step: { id: 30, kind: 'over', wake: null, stage: null, telling: false, remaining: null, total: null },
});

const telling = (kind: StepKind, wake: string | null = null) => ({
  id: 8,
  kind,
  wake,
  stage: null,
  telling: true,
  remaining: null,
  total: null,
});
const stage = {
  id: 9,
  kind: 'stage' as const,
  wake: null,
  stage: 0,
  telling: false,
  remaining: 24,
  total: 120,
};
const together = game('night', 'stage', {
  rulebook: 'shifters',
  style: 'together',
  step: stage,
  dealt: [
    { role: 'shifter', side: 'shifters', count: 2 },
    { role: 'townfolk', side: 'village', count: 4 },
    { role: 'visionary', side: 'village', count: 1 },
    { role: 'alchemist', side: 'village', count: 1 },
    { role: 'immortal', side: 'village', count: 1 },
  ],
});
const stageLine = 'Everyone, look at your phone. Make your choice and confirm it.';
const living = [1, 2, 3, 5, 6, 7, 9];
const others = (me: number) => living.filter((s) => s !== me);

const past = [
  { number: 1, rulebook: 'varulv', winner: 'wolves', token: 'one' },
  { number: 2, rulebook: 'witches', winner: 'village', token: 'two' },
];

export const samples: Record<string, () => TableView | SeatView | HostView> = {
  'table-lobby': () => table(rows(7), null),
  'table-lobby-empty': () => table([], null, '', { setup: { ...setup, composition: [] } }),
  'table-lobby-20': () => table(twenty, null),
  'table-cards': () =>
    table(
      rows(9),
      game('cards', 'cards', { night: 0 }),
      'Each of you now holds a secret. Read your card, tell nobody, and confirm that you have seen it.',
    ),
  'table-night': () =>
    table(
      nine,
      game('night', 'wake', { step: { ...telling('wake', 'oracle'), telling: false } }),
      'Now the Oracle wakes. Take up your phone, and choose whose side you want to know.',
    ),
  'table-dawn': () =>
    table(
      nine,
      game('dawn', 'dawn', { step: telling('dawn'), deaths: [dead(4, 'dawn', 'villager')] }),
      'This is the end of Bjørn. The card says: Villager.',
    ),
  'table-dawn-three': () =>
    table(
      nine,
      game('dawn', 'dawn', { step: telling('dawn'), deaths: [4, 8, 9].map((n) => dead(n, 'dawn', null)) }),
      'And Liv is gone as well. What card it was, nobody will ever know.',
      { sound: { ...sound, muted: true } },
    ),
  'table-day': () =>
    table(
      nine,
      game('day', 'discussion', { step: { ...stage, kind: 'discussion', remaining: 271, total: 300 } }),
      'Now talk. Who is lying? Tap ready when you want to vote.',
    ),
  'table-vote': () =>
    table(
      nine,
      game('vote', 'vote', { votes, voted: votes.map((v) => v.seat) }),
      'It is time to vote. Take your phone, and choose.',
    ),
  'table-vote-20': () =>
    table(
      twenty,
      game('vote', 'vote', {
        votes: twenty.map((s) => ({ seat: s.seat, target: (s.seat % 3) + 4 })),
        voted: [],
      }),
      'It is time to vote. Take your phone, and choose.',
    ),
  'table-verdict-12': () =>
    table(
      rows(12),
      game('verdict', 'verdict', {
        votes: rows(12).map((s) => ({ seat: s.seat, target: ((s.seat * 5) % 7) + 1 })),
        ballots: [{ ...ballot, out: 6, reason: 'chance' }],
        deaths: [dead(6, 'verdict', 'matriarch')],
        step: telling('verdict'),
      }),
      'The votes are counted. They have fallen on Sigurd, who goes without a word.',
    ),
  'table-verdict-counted': () =>
    table(
      nine,
      game('verdict', 'verdict', {
        votes,
        ballots: [{ ...ballot, out: null, reason: null }],
        step: telling('verdict'),
      }),
      'The time for voting is over.',
    ),
  'table-verdict-20': () =>
    table(
      twenty,
      game('verdict', 'verdict', {
        votes: twenty.map((s) => ({ seat: s.seat, target: ((s.seat * 7) % 6) + 1 })),
        ballots: [{ ...ballot, out: 1 }],
        deaths: [dead(1, 'verdict', 'pyre_martyr')],
        step: telling('verdict'),
      }),
      'The votes are counted. They have fallen on Wilhelmina Constance. The card says: Pyre Martyr.',
      { sound: { ...sound, out: 'off' } },
    ),
  'table-verdict-tie': () =>
    table(
      nine,
      game('verdict', 'verdict', {
        votes,
        ballots: [{ ...ballot, out: null, reason: 'tie' }],
        step: telling('verdict'),
      }),
      'You could not agree. Today nobody has to go.',
    ),
  'table-runoff': () =>
    table(
      nine,
      game('vote', 'runoff', { tied: [5, 6], voted: [1, 2] }),
      'It is a tie between Åse and Sigurd. Vote again, for one of them only.',
    ),
  'table-verdict': () =>
    table(
      some(nine, { 6: 'matriarch' }),
      game('verdict', 'verdict', {
        votes,
        ballots: [ballot],
        deaths: [dead(6, 'verdict', 'matriarch')],
        step: telling('verdict'),
      }),
      'The fire is lit for Sigurd. The card says: Matriarch.',
    ),
  'table-dusk': () =>
    table(
      some(nine, { 6: 'matriarch' }),
      game('dusk', 'dusk', {
        ballots: [{ ...ballot, out: 6, reason: 'most' }],
        deaths: [dead(6, 'verdict', 'matriarch')],
        step: telling('dusk'),
      }),
      'Night is near. Put your phones face up before you, and close your eyes when I say so.',
    ),
  'table-paused': () => table(nine, game('day', 'discussion', { paused: true })),
  'table-over': () => table(shown(nine), end),
  'table-over-20': () => table(shown(twenty), { ...end, winners: [1, 2, 3], story: grown(LONG) }),
  'table-over-long': () => table(shown(rows(12, true)), { ...end, story: grown(LONG.slice(0, 12), 8) }),
  'table-over-told': () =>
    table(
      shown(twenty),
      { ...end, winners: [1, 2, 3], story: grown(LONG) },
      'In the second night Maja asked about Sigurd, and knew from then on. Nobody believed her until the third day.',
    ),
  'table-sound': () =>
    table(rows(7), null, '', {
      sound: { ...sound, out: 'browser', instead: true, trouble: { key: 'no-device', device: '' } },
    }),
  'host-empty': () =>
    host([], null, '', {
      setup: { ...setup, composition: [], problem: 'too-few-seats', problem_params: { least: 5, seats: 0 } },
    }),
  'host-lobby': () => host(rows(7), null, '', { past, evenings: 'sample' }),
  'host-lobby-unfolded': () => host(rows(4), null),
  'host-voices': () =>
    host(rows(7), null, '', {
      telling: {
        voice: 'espeak-nb',
        brisk: false,
        voices: [
          { id: 'espeak-nb', title: 'eSpeak', plain: true },
          { id: 'da_DK-talesyntese-medium', title: 'Talesyntese', plain: false },
        ],
        better: { title: 'Talesyntese', size: 63201294, command: 'nightwake voices add nb' },
      },
    }),
  'host-lobby-problem': () =>
    host(rows(3), null, '', {
      setup: { ...setup, composition: [], problem: 'too-few-seats', problem_params: { least: 5, seats: 3 } },
    }),
  'host-lobby-unready': () =>
    host(rows(20, true), null, '', { setup: { ...setup, rulebook: 'shifters', problem: 'not-all-ready' } }),
  'host-lobby-again': () =>
    host(rows(9), null, '', { past, setup: { ...setup, rulebook: 'shifters', problem: 'not-all-ready' } }),
  'host-game': () =>
    host(nine, game('day', 'discussion'), 'Now talk. Who is lying?', {
      pairings: [{ seat: 3, code: '4817' }],
      wishes: [7],
    }),
  'host-paused': () => host(nine, game('vote', 'vote', { paused: true })),
  'host-over': () =>
    host(
      shown(nine).map((s) => (s.seat === 2 || s.seat === 9 ? { ...s, leaving: true } : s)),
      end,
    ),
  'seat-lobby': () => seat(rows(7), null, '', { past }),
  'seat-lobby-20': () => seat(twenty, null),
  'seat-cards': () =>
    seat(
      nine,
      game('cards', 'cards', { night: 0 }),
      'Who you are tonight is on your phone. Read it alone, and say when you are ready.',
    ),
  'seat-called-closed': () =>
    seat(
      nine,
      game('night', 'wake', { step: { ...telling('wake', 'healer'), telling: false } }),
      'Healer, open your eyes. Look at your phone. Whom will you shield tonight?',
    ),
  'seat-called-prompt': () =>
    seat(
      nine,
      game('night', 'wake', {
        step: { ...telling('wake', 'oracle'), telling: false, remaining: 41, total: 60 },
      }),
      'Oracle, open your eyes. Look at your phone. Whom do you want to see through?',
      { prompts: [prompt({ options: [{ verb: 'look', picks: 1, targets: others(1) }] })] },
    ),
  'seat-called-done': () =>
    seat(nine, game('night', 'wake'), 'Oracle, open your eyes. Look at your phone.', {
      prompts: [
        prompt({
          options: [{ verb: 'look', picks: 1, targets: others(1) }],
          answer: { verb: 'look', picks: [5], confirmed: true },
        }),
      ],
      learned: [{ night: 2, phase: 'night', fact: { key: 'side', seats: [5], value: 'coven' } }],
    }),
  'seat-called-blocked': () =>
    seat(nine, game('night', 'wake'), 'Oracle, open your eyes.', {
      prompts: [prompt({ options: [], blocked: 'bewitched' })],
    }),
  'seat-witches': () =>
    seat(nine, game('night', 'wake'), 'Witches, open your eyes.', {
      me: 5,
      card: { role: 'matriarch', side: 'coven', fellows: [{ seat: 6, role: null }] },
      prompts: [
        prompt({
          prompt: 'witches',
          may_pass: false,
          options: [{ verb: 'pick', picks: 1, targets: [1, 2, 3, 7, 9] }],
          peers: [{ seat: 6, verb: 'pick', picks: [2], confirmed: true }],
        }),
      ],
    }),
  'seat-hunch': () =>
    seat(nine, together, stageLine, {
      me: 2,
      card: { role: 'townfolk', side: 'village', fellows: [] },
      prompts: [
        prompt({
          kind: 'hunch',
          prompt: 'hunch',
          options: [{ verb: 'suspect', picks: 1, targets: others(2) }],
        }),
      ],
    }),
  'seat-visionary': () =>
    seat(nine, together, stageLine, {
      me: 2,
      card: { role: 'visionary', side: 'village', fellows: [] },
      prompts: [prompt({ prompt: 'visionary', options: [{ verb: 'look', picks: 1, targets: others(2) }] })],
    }),
  'seat-shifter': () =>
    seat(nine, together, stageLine, {
      me: 2,
      card: { role: 'shifter', side: 'shifters', fellows: [{ seat: 5, role: null }] },
      prompts: [
        prompt({
          prompt: 'shifters',
          may_pass: false,
          options: [{ verb: 'pick', picks: 1, targets: [1, 3, 6, 7, 9] }],
          peers: [{ seat: 5, verb: 'pick', picks: [3], confirmed: false }],
        }),
      ],
    }),
  'seat-wolves-apart': () =>
    seat(nine, { ...game('night', 'wake'), rulebook: 'varulv' }, 'Werewolves, open your eyes.', {
      me: 5,
      card: { role: 'varulv', side: 'wolves', fellows: [{ seat: 6, role: null }] },
      prompts: [
        prompt({
          prompt: 'wolves',
          may_pass: false,
          keeps_open: true,
          options: [{ verb: 'pick', picks: 1, targets: [1, 2, 3, 7, 9] }],
          answer: { verb: 'pick', picks: [3], confirmed: true },
          peers: [{ seat: 6, verb: 'pick', picks: [2], confirmed: false }],
        }),
      ],
    }),
  'seat-armoris': () =>
    seat(nine, together, stageLine, {
      me: 2,
      card: { role: 'armoris', side: 'village', fellows: [] },
      prompts: [
        prompt({
          prompt: 'armoris',
          may_pass: false,
          options: [{ verb: 'love', picks: 2, targets: living }],
        }),
      ],
    }),
  'seat-alchemist': () =>
    seat(nine, together, stageLine, {
      me: 2,
      card: { role: 'alchemist', side: 'village', fellows: [] },
      prompts: [
        prompt({
          prompt: 'alchemist',
          brief: { key: 'victim', seats: [7], value: '' },
          options: [
            { verb: 'heal', picks: 1, targets: [7] },
            { verb: 'poison', picks: 1, targets: others(2) },
          ],
        }),
      ],
    }),
  'seat-hunch-20': () =>
    seat(twenty, together, stageLine, {
      me: 2,
      card: { role: 'townfolk', side: 'village', fellows: [] },
      prompts: [
        prompt({
          kind: 'hunch',
          prompt: 'hunch',
          options: [{ verb: 'suspect', picks: 1, targets: twenty.map((s) => s.seat).filter((s) => s !== 2) }],
        }),
      ],
    }),
  'seat-wait': () =>
    seat(nine, { ...together, step: { ...telling('stage_call'), stage: 1 } }, 'It is not over yet.', {
      me: 2,
      card: { role: 'townfolk', side: 'village', fellows: [] },
    }),
  'seat-wait-found': () =>
    seat(nine, { ...together, step: { ...telling('stage_call'), stage: 1 } }, 'It is not over yet.', {
      me: 2,
      card: { role: 'visionary', side: 'village', fellows: [] },
      acts: [{ night: 2, phase: 'night', prompt: 'visionary', verb: 'look', picks: [5] }],
      learned: [{ night: 2, phase: 'night', fact: { key: 'shifter', seats: [5], value: 'yes' } }],
    }),
  'seat-dawn': () =>
    seat(
      nine,
      game('dawn', 'dawn', { step: telling('dawn') }),
      'Morning comes. Wake up, everyone. One of you never will.',
    ),
  'seat-talk': () =>
    seat(nine, game('day', 'discussion'), 'Now talk. Who is lying? Tap ready when you want to vote.'),
  'seat-vote': () => seat(nine, game('vote', 'vote'), 'It is time to vote.', { may_vote: others(1) }),
  'seat-vote-open': () =>
    seat(
      nine,
      game('vote', 'vote', { settings: { ...settings, ballot: 'open' }, votes }),
      'It is time to vote.',
      { may_vote: others(1), my_vote: 6, vote_open: true },
    ),
  'seat-mortician': () =>
    seat(
      some(nine, {}),
      game('day', 'discussion', { rulebook: 'shifters', style: 'together' }),
      'Now talk.',
      {
        me: 2,
        card: { role: 'mortician', side: 'village', fellows: [] },
        prompts: [
          prompt({
            kind: 'power',
            prompt: 'mortician',
            may_pass: false,
            options: [{ verb: 'examine', picks: 1, targets: [4, 8] }],
          }),
        ],
      },
    ),
  'seat-dead': () =>
    seat(some(nine, { 1: 'oracle' }), game('day', 'discussion'), 'Now talk.', {
      death: { cause: 'attack', role: 'oracle' },
    }),
  'seat-dead-farewell': () =>
    seat(
      some(nine, { 1: 'oracle' }),
      game('dawn', 'dawn', {
        step: telling('dawn'),
        deaths: [{ seat: 1, night: 2, phase: 'dawn', how: 'night', role: 'oracle' }],
      }),
      'This is the end of Kari. The card says: Oracle.',
      { death: { cause: 'attack', role: 'oracle' } },
    ),
  'seat-dead-called': () =>
    seat(
      some(nine, { 1: 'oracle' }),
      game('night', 'wake', { step: { ...telling('wake', 'healer'), telling: false } }),
      'Healer, open your eyes. Look at your phone. Whom will you shield tonight?',
      { death: { cause: 'attack', role: 'oracle' } },
    ),
  'seat-dead-together': () =>
    seat(some(nine, { 1: 'alchemist' }), { ...together, step: { ...telling('stage'), telling: false } }, '', {
      card: { role: 'alchemist', side: 'village', fellows: [] },
      death: { cause: 'attack', role: 'alchemist' },
    }),
  'seat-dead-vote': () =>
    seat(
      some(nine, { 1: 'oracle' }),
      game('vote', 'vote', {
        votes,
        settings: { ...settings, ballot: 'open' },
        deaths: [{ seat: 1, night: 1, phase: 'dawn', how: 'night', role: 'oracle' }],
      }),
      'It is time. Whom do you want to see go?',
      { death: { cause: 'attack', role: 'oracle' } },
    ),
  'seat-elsewhere': () => seat(nine, game('day', 'discussion'), 'Now talk.', { elsewhere: true }),
  'seat-paused': () => seat(nine, game('day', 'discussion', { paused: true }), 'We stop here for a moment.'),
  'seat-paused-night': () =>
    seat(nine, game('night', 'wake', { paused: true }), 'We stop here for a moment.'),
  'seat-removed': () =>
    seat(
      nine.map((s) => (s.seat === 1 ? { ...s, alive: false, out: 'removed', leaving: true } : s)),
      game('day', 'discussion'),
      'Now talk.',
      { death: { cause: 'removed', role: 'oracle' } },
    ),
  'seat-over': () => seat(shown(nine), end),
};
