/** What pages ask of the hub. The sender adds an `id` of its own and the number of the game that it saw. */

import type { Limits, Seat, Settings } from './index';

export type SeatCommand =
  | { type: 'confirm_card'; step: number }
  | { type: 'answer'; step: number; prompt: string; verb: string; picks: Seat[]; confirm: boolean }
  | { type: 'vote'; step: number; target: Seat }
  | { type: 'ready_to_vote'; step: number; ready: boolean }
  | { type: 'ready'; ready: boolean }
  | { type: 'rename'; name: string; say_as: string | null }
  | { type: 'leave' }
  | { type: 'ask_to_leave'; wish: boolean };

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
  | {
      type: 'set_sound';
      volume?: number;
      muted?: boolean;
      bed?: boolean;
      signs?: boolean;
      bed_volume?: number;
    }
  | { type: 'set_voice'; voice: string }
  | { type: 'set_telling'; brisk: boolean }
  | { type: 'skip_story' }
  | { type: 'set_speakers'; device?: string; lead_in?: number }
  | { type: 'find_devices' }
  | { type: 'try_sound' }
  | { type: 'approve_pairing'; code: string }
  | { type: 'refuse_pairing'; code: string }
  | { type: 'to_lobby' }
  | { type: 'add_bot' };

export type AnyCommand = SeatCommand | HostCommand;
