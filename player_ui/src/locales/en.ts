/** Everything the pages say in English, apart from what belongs to one rulebook. The source for all languages. */

import type { more as dead } from './en/more/dead';
import type { more as evenings } from './en/more/evenings';
import type { more as gone } from './en/more/gone';
import type { more as host } from './en/more/host';
import type { more as howto } from './en/more/howto';
import type { more as join } from './en/more/join';
import type { more as link } from './en/more/link';
import type { more as menu } from './en/more/menu';
import type { more as over } from './en/more/over';
import type { more as room } from './en/more/room';
import type { more as screen } from './en/more/screen';
import type { more as start } from './en/more/start';
import type { more as story } from './en/more/story';

export const words = {
  name: 'Nightwake',
  and: 'and',
  nobody: 'nobody',
  common: {
    back: 'Back',
    close: 'Close',
    cancel: 'Cancel',
    save: 'Save',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'This browser won’t copy. Press and hold the address instead.',
    language: 'Language',
    howto: 'How to play',
    you: 'you',
    off: 'no limit',
    seat: 'Seat {n}',
    yes: 'Yes',
  },
  line: {
    lost: 'Reconnecting. Your seat is kept, and you will be back in a moment.',
    lostHere: 'Reconnecting. The game is safe, and this page is back in a moment.',
    connecting: 'Finding your table …',
    offline: 'No answer from the table. Are you on the right Wi-Fi? Please try again.',
    failed: 'That did not work. Please try again.',
  },
  phase: {
    lobby: 'Gathering',
    cards: 'The cards',
    night: 'Night {n}',
    dawn: 'Dawn {n}',
    day: 'Day {n}',
    vote: 'The vote',
    runoff: 'Runoff',
    verdict: 'The verdict',
    dusk: 'Dusk',
    over: 'The end',
  },
  table: {
    ready: 'ready',
    away: 'away',
    playsNext: 'next game',
    paused: 'Paused',
    pausedText: 'The clocks stand still until the host goes on.',
    pausedOpen: 'What has been confirmed stands. What was asked is asked again, with the time that was left.',
    pausedRead: 'Meanwhile you may look at your card, or read how to play.',
    readyToVote: '{n} of {all} ready to vote',
    dead: 'dead',
    out: {
      night: 'Died at night',
      vote: 'Out by the vote',
      removed: 'Left the game',
      reaction: 'Taken along',
    },
    story: 'How it happened',
    moved: 'now on another phone',
  },
  verdict: {
    most: '{name} was voted out.',
    chance: 'Tied again. Chance chose {name}.',
    martyr: 'A tie. {name} went in place of the others.',
    tie: 'A tie. Nobody had to go.',
    no_votes: 'Nobody voted. Nobody had to go.',
    last_one: '{name} was the only one left in the runoff.',
    round: 'Round {n}',
  },
  lobby: {
    hello: 'Welcome, {name}',
    text: 'When everybody sits comfortably, say that you are ready.',
    ready: 'I am ready',
    notReady: 'Not ready after all',
    waitHost: 'Ready. The host starts the game.',
    rename: 'Change my name',
    leave: 'Leave the table',
    leaveSure: 'Give up this seat?',
    here: 'Here so far',
    game: 'Tonight’s game',
    nextGame:
      'A game is being played without you. You play from the next one on; follow it on the table’s screen.',
    past: 'Played at this table',
    pastGame: 'Game {n}: {book}',
  },
  card: {
    my: 'My card',
    coveredText: 'Make sure that nobody else can see your screen.',
    look: 'Look at my card',
    holdHint: 'Hold for a glimpse, tap to open it',
    hide: 'Cover it',
    confirm: 'I know my role',
    confirmFirst: 'Look at your card first.',
    confirmed: 'Thank you. Waiting for the others.',
    confirmedCount: '{n} of {all} have looked',
    youAre: 'You are',
    side: 'Side',
    does: 'What you do',
    when: 'When',
    often: 'How often',
    learns: 'What you learn',
    tips: 'Three tips',
    fellows: 'You know each other',
    fellowIs: '{name} ({role})',
    learned: 'What you have learned',
    none: 'There is no card for you in this game.',
    letGo: 'The host let you go, as you asked.',
  },
  prompt: {
    hunch: 'Whom do you suspect?',
    chooseOne: 'Choose one person.',
    chooseTwo: 'Choose two people.',
    chosenNobody: 'Nobody tonight',
    nobody: 'Nobody',
    confirm: 'Confirm',
    confirmed: 'Confirmed',
    change: 'You may still change it.',
    settled: 'That stands for tonight.',
    notAChoice: 'You cannot choose {name} here.',
    notSelf: 'You cannot choose yourself here.',
    notAgain: 'Not {name} again: nobody twice in a row.',
    notOwn: '{name} is one of your own.',
    notTied: '{name} is not in the runoff.',
    mustChoose: 'You cannot choose nobody here.',
    runoff: 'It was a tie. Choose again, among these.',
    confirmRound: 'The last word is yours. Whom shall it be?',
    forShow: 'Tap any name, for show. It changes nothing.',
    read: 'Confirm, and you will know.',
    hunchText: 'It changes nothing tonight. The end tells who suspected right.',
    thenConfirm: 'Tap a name, then confirm.',
    tapAgain: 'Tap again: {verb}',
    hurry: 'Half a minute left',
    hurryConfirm: 'Half a minute left: it counts once you confirm',
    peer: '{name}',
    peerSure: '{name} ✓',
    peers: 'The others see what you choose.',
  },
  night: {
    closed: 'Eyes closed',
    closedText: 'Keep still and listen. If your role is called, your phone wakes.',
    wait: 'Quiet, please',
    waitText: 'Keep this screen to yourself until the storyteller goes on.',
    covered: 'Covered. Hold to read it.',
    nothing: 'No news for you tonight.',
  },
  day: {
    talk: 'Talk it over',
    talkText: 'Who is lying? Say that you are ready when you have heard enough.',
    ready: 'I am ready to vote',
    notReady: 'Wait, not yet',
    listen: 'Listen to the storyteller',
    dusk: 'A last word before night.',
    power: 'A power for the day',
  },
  vote: {
    ask: 'Who must go?',
    runoffAsk: 'Runoff. Who must go?',
    standsOnce: 'A vote stands once it is cast.',
    mayMove: 'Everybody sees your vote. You may move it until all have voted.',
    pick: 'Vote for {targets}',
    confirm: 'Cast my vote',
    move: 'Move my vote',
    cast: 'You voted for {targets}.',
    waiting: 'Waiting for the other votes.',
    noVote: 'You have no vote here.',
  },
  verbs: {
    suspect: {
      label: 'Suspect',
      pick: 'You suspect {targets}',
      mine: 'You suspected {targets}.',
      told: '{actor} suspected {targets}.',
    },
    pass: { label: 'Nobody', pick: 'Nobody', mine: 'You chose nobody.', told: '{actor} chose nobody.' },
    ack: { label: 'Read', pick: '', mine: 'You took note.', told: '{actor} looked on.' },
    missed: {
      label: '',
      pick: '',
      mine: 'You did not answer in time.',
      told: '{actor} did not answer in time.',
    },
  } as Record<string, { label: string; pick: string; mine: string; told: string }>,
  me: {
    elsewhere: 'Also open on another phone',
    menu: 'Menu',
    pairing: 'Somebody asks to take over your seat on another phone. If that is not you, tell the host now.',
  },
};

export type SharedWords = typeof words;
/** What is said apart, and fetched by whoever says it: a file each in `<language>/more`. */
export type MoreWords = typeof dead &
  typeof evenings &
  typeof gone &
  typeof host &
  typeof howto &
  typeof join &
  typeof link &
  typeof menu &
  typeof over &
  typeof room &
  typeof screen &
  typeof start &
  typeof story;
export type Words = SharedWords & MoreWords;
