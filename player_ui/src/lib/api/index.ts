/**
 * The one place that the rest of the page imports the hub's shapes from. They are generated from openapi.json
 * by `npm run types`.
 */

import type { components } from './schema';

type Shapes = components['schemas'];

export type Seat = number;
export type Settings = Shapes['Settings'];
export type Style = Settings['style'];
export type Limits = Shapes['Limits'];
export type Fact = Shapes['Fact'];
export type SeatRow = Shapes['SeatRow'];
export type RoleCount = Shapes['RoleCount'];
export type StepView = Shapes['StepView'];
export type StepKind = StepView['kind'];
export type Vote = Shapes['Vote'];
export type DeathView = Shapes['DeathView'];
export type BallotView = Shapes['BallotView'];
export type ActView = Shapes['ActView'];
export type HunchView = Shapes['HunchView'];
export type NightStory = Shapes['NightStory'];
export type Story = Shapes['Story'];
export type StorySeat = Shapes['StorySeat'];
export type TeamAct = Shapes['TeamAct'];
export type Fate = Shapes['Fate'];
export type Succession = Shapes['Succession'];
export type Disguise = Shapes['Disguise'];
export type PastGame = Shapes['PastGame'];
export type ToldStory = Shapes['ToldStory'];
export type Evenings = Shapes['Evenings'];
export type EveningRow = Shapes['EveningRow'];
export type Caption = Shapes['Caption'];
export type GameView = Shapes['GameView'];
export type Phase = GameView['phase'];
export type Dial = Shapes['Dial'];
export type Setup = Shapes['Setup'];
export type Join = Shapes['Join'];
export type Reach = Shapes['Reach'];
export type Sound = Shapes['Sound'];
export type TableView = Shapes['TableView'];
export type Fellow = Shapes['Fellow'];
export type Card = Shapes['Card'];
export type OptionView = Shapes['OptionView'];
export type AnswerView = Shapes['AnswerView'];
export type PeerPick = Shapes['PeerPick'];
export type PromptView = Shapes['PromptView'];
export type Learned = Shapes['Learned'];
export type OwnAct = Shapes['OwnAct'];
export type OwnDeath = Shapes['OwnDeath'];
export type SeatView = Shapes['SeatView'];
export type PairingRow = Shapes['PairingRow'];
export type HostView = Shapes['HostView'];
export type Gone = Shapes['Gone'];
export type Pulse = Shapes['Pulse'];
export type TableInfo = Shapes['TableInfo'];

export type View = TableView | SeatView | HostView;
export type Message = View | Gone | Pulse;

/** What the pages of one table have in common. */
export type AnyView = Pick<TableView, Exclude<keyof TableView & keyof SeatView & keyof HostView, 'type'>>;

/** Every refusal of the hub; `message` is a sentence in the language that was asked for. */
export interface ApiError {
  error: string;
  message: string;
}

export type * from './commands';
