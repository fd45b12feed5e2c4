/** The shapes that leave the hub, as hub/projection/views.py has them. Times are seconds; seats are numbers. */

export type Seat = number;

export type Style = 'called' | 'together';
export type PaceName = 'brisk' | 'normal' | 'relaxed' | 'test';
export type Tie = 'nobody' | 'runoff' | 'martyr';
export type Ballot = 'secret' | 'open';

export interface Limits {
  card: number | null;
  night: number | null;
  wake: number | null;
  discussion: number | null;
  vote: number | null;
  runoff: number | null;
  reaction: number | null;
  hunch: number | null;
  pause: number;
}

export interface Settings {
  style: Style;
  pace: PaceName;
  reveal: boolean;
  tie: Tie;
  ballot: Ballot;
  bloodless_first_night: boolean;
  dead_see_all: boolean;
  limits: Limits;
}

export type Phase = 'cards' | 'night' | 'dawn' | 'day' | 'vote' | 'verdict' | 'dusk' | 'over';

export type StepKind =
  | 'cards'
  | 'night_falls'
  | 'wake_call'
  | 'wake'
  | 'wake_sleep'
  | 'stage_call'
  | 'stage'
  | 'hush'
  | 'dawn'
  | 'reaction_call'
  | 'reaction'
  | 'reaction_told'
  | 'discussion_call'
  | 'discussion'
  | 'vote_call'
  | 'vote'
  | 'runoff_call'
  | 'runoff'
  | 'verdict'
  | 'dusk'
  | 'over';

export interface Fact {
  key: string;
  seats: Seat[];
  value: string;
}

export interface SeatRow {
  seat: Seat;
  name: string;
  connected: boolean;
  ready: boolean;
  playing: boolean;
  alive: boolean;
  out: 'night' | 'vote' | 'removed' | 'reaction' | null;
  role: string | null;
  side: string | null;
  moved: boolean;
  bot: boolean;
}

export interface RoleCount {
  role: string;
  side: string;
  count: number;
}

export interface StepView {
  id: number;
  kind: StepKind;
  wake: string | null;
  stage: number | null;
  telling: boolean;
  remaining: number | null;
  total: number | null;
}

export interface Vote {
  seat: Seat;
  target: Seat;
}

export interface DeathView {
  seat: Seat;
  night: number;
  phase: Phase;
  how: 'night' | 'vote' | 'removed' | 'reaction';
  role: string | null;
}

export interface BallotView {
  day: number;
  rounds: Vote[][];
  tied: Seat[];
  out: Seat | null;
  reason: 'most' | 'chance' | 'martyr' | 'tie' | 'no_votes' | 'last_one';
}

export interface ActView {
  wake: string;
  seat: Seat;
  verb: string;
  picks: Seat[];
  blocked: string | null;
}

export interface HunchView {
  seat: Seat;
  right: number;
  given: number;
}

export interface NightStory {
  night: number;
  acts: ActView[];
  deaths: DeathView[];
  ballot: BallotView | null;
  day_deaths: DeathView[];
}

export interface Story {
  nights: NightStory[];
  hunches: HunchView[];
}

export interface Caption {
  id: number;
  text: string;
  speaking: boolean;
}

export interface GameView {
  number: number;
  rulebook: string;
  style: Style;
  settings: Settings;
  phase: Phase;
  night: number;
  paused: boolean;
  step: StepView;
  dealt: RoleCount[];
  voted: Seat[];
  votes: Vote[];
  tied: Seat[];
  ballots: BallotView[];
  deaths: DeathView[];
  latest: Seat[];
  winner: string | null;
  winners: Seat[];
  called_off: boolean;
  story: Story | null;
}

export interface Dial {
  key: string;
  low: number;
  high: number;
  value: number;
}

export interface RulebookRow {
  key: string;
  seats_min: number;
  seats_max: number;
  default_style: Style;
}

export type Params = Record<string, string | number>;

export interface Setup {
  rulebook: string;
  settings: Settings;
  dials: Dial[];
  composition: RoleCount[];
  problem: string | null;
  problem_params: Params;
  rulebooks: RulebookRow[];
}

export interface Join {
  code: string;
  url: string;
  typed: string;
  qr_svg: string;
  others: string[];
}

export interface Sound {
  out: 'speakers' | 'browser' | 'both' | 'off';
  trouble: string | null;
  volume: number;
  muted: boolean;
  clip: string | null;
}

/** What the pages of one table have in common. */
export interface AnyView {
  version: number;
  code: string;
  language: string;
  seats: SeatRow[];
  setup: Setup;
  game: GameView | null;
  caption: Caption | null;
  recent: string[];
}

export interface TableView extends AnyView {
  type: 'table';
  join: Join;
  sound: Sound;
}

export interface Fellow {
  seat: Seat;
  role: string | null;
}

export interface Card {
  role: string;
  side: string;
  fellows: Fellow[];
}

export interface OptionView {
  verb: string;
  picks: number;
  targets: Seat[];
}

export interface AnswerView {
  verb: string;
  picks: Seat[];
  confirmed: boolean;
}

export interface PeerPick {
  seat: Seat;
  verb: string;
  picks: Seat[];
  confirmed: boolean;
}

export interface PromptView {
  kind: 'wake' | 'hunch' | 'reaction' | 'power';
  prompt: string;
  options: OptionView[];
  may_pass: boolean;
  blocked: string | null;
  brief: Fact | null;
  round: 'first' | 'runoff' | 'confirm';
  keeps_open: boolean;
  answer: AnswerView | null;
  peers: PeerPick[];
}

export interface Learned {
  night: number;
  phase: Phase;
  fact: Fact;
}

export interface OwnAct {
  night: number;
  phase: Phase;
  prompt: string;
  verb: string;
  picks: Seat[];
}

export interface OwnDeath {
  cause: string;
  role: string;
}

export interface SeatView extends AnyView {
  type: 'seat';
  me: Seat;
  card: Card | null;
  card_confirmed: boolean;
  prompts: PromptView[];
  may_vote: Seat[];
  my_vote: Seat | null;
  vote_open: boolean;
  may_ready: boolean;
  ready: boolean;
  learned: Learned[];
  acts: OwnAct[];
  death: OwnDeath | null;
  pairing: boolean;
}

export interface PairingRow {
  seat: Seat;
  code: string;
}

export interface HostView extends AnyView {
  type: 'host';
  join: Join;
  sound: Sound;
  awaiting: boolean;
  pairings: PairingRow[];
}

export interface Gone {
  type: 'gone';
  reason: 'moved' | 'removed' | 'closing';
}

export interface Pulse {
  type: 'pulse';
  remaining: number | null;
}

export type View = TableView | SeatView | HostView;
export type Message = View | Gone | Pulse;

/** What the join page may know of a table. */
export interface TableInfo {
  code: string;
  language: string;
  playing: boolean;
  seats: { seat: Seat; name: string }[];
}

export interface BookInfo {
  key: string;
  seats_min: number;
  seats_max: number;
  default_style: Style;
  roles: { role: string; side: string }[];
}

/** Every refusal of the hub; `message` is a sentence in the language that was asked for. */
export interface ApiError {
  error: string;
  message: string;
  params: Params;
}

export type SeatCommand =
  | { type: 'confirm_card'; step: number }
  | { type: 'answer'; step: number; prompt: string; verb: string; picks: Seat[]; confirm: boolean }
  | { type: 'vote'; step: number; target: Seat }
  | { type: 'ready_to_vote'; step: number; ready: boolean }
  | { type: 'ready'; ready: boolean }
  | { type: 'rename'; name: string; say_as: string | null }
  | { type: 'leave' };

export type SettingsChange = Partial<Omit<Settings, 'limits'>> & { limits?: Partial<Limits> };

export type HostCommand =
  | { type: 'choose_rulebook'; rulebook: string }
  | { type: 'change_settings'; settings: SettingsChange }
  | { type: 'turn_dial'; key: string; value: number }
  | { type: 'set_language'; language: string }
  | { type: 'start'; anyway: boolean }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'repeat' }
  | { type: 'add_time'; step: number }
  | { type: 'close_step'; step: number }
  | { type: 'remove_seat'; seat: Seat }
  | { type: 'order_seats'; seats: Seat[] }
  | { type: 'call_off' }
  | { type: 'set_sound'; volume?: number; muted?: boolean }
  | { type: 'approve_pairing'; code: string }
  | { type: 'refuse_pairing'; code: string }
  | { type: 'to_lobby' }
  | { type: 'add_bot' };

export type AnyCommand = SeatCommand | HostCommand;
