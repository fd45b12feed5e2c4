/** What the list of evenings says, and the links to it. */

export const more = {
  evenings: {
    title: 'Earlier evenings',
    text: 'Kept on the device that runs Nightwake, and nowhere else. Whoever has the link to this page can read and delete them.',
    none: 'No game has been won here yet. Once one has, you will find its story here.',
    games: { one: '1 game', many: '{n} games' },
    wins: 'Who wins',
    winsOf: '{won} of {games}',
    guessers: 'Who has been right most often',
    guessersText:
      'How many of their hunches and votes for the village fell on somebody against it. Runoffs do not count.',
    roles: 'Roles',
    role: 'Role',
    won: 'Won',
    held: 'Played',
    evening: 'Table {code}',
    guesser: 'Guessed best: {names}',
    remove: 'Delete this evening',
    removeSure: 'Delete this evening for good? Nothing of it can be brought back.',
    removeStands:
      'Delete this evening for good? Nothing of it can be brought back, and table {code} is closed with it.',
    playing: 'A game is being played at this table. The evening can be deleted when it is over.',
    removeAll: 'Delete all evenings',
    removeAllSure:
      'Delete all evenings for good? Nothing can be brought back, and tables at which nobody plays are closed.',
  },
};
