/** What only the start page says. */

export const more = {
  start: {
    tagline: 'A storyteller for a living room full of liars.',
    about: 'The night is told aloud. Your phone keeps your secret. Nothing to install, no internet needed.',
    joinTitle: 'Join a table',
    createTitle: 'Set up a table',
    createText: 'You become the host: you choose the game and start it. You may play as well.',
    tableLanguage: 'The storyteller speaks',
    create: 'Set up a table',
    creating: 'One moment …',
    readyTitle: 'Your table is ready',
    readyText: 'Its code is {code}. What should this device be?',
    openHost: 'The host’s controls',
    openHostText: 'Choose the game, start, pause, help out.',
    openTable: 'The table’s screen',
    openTableText: 'For the TV or the laptop in the middle: code, story, votes.',
    takeSeat: 'My own seat',
    takeSeatText: 'Play along on this device.',
    keepLink: 'Keep the host’s link to yourself. Whoever has it has the controls.',
    againTitle: 'Pick up where you left off',
    againHost: 'Host of table {code}',
    againSeat: '{name} at table {code}',
  },
};
