/** What joining a table and coming back to a seat say, and a change of name. */

export const more = {
  join: {
    title: 'Join table {code}',
    nameLabel: 'Your name',
    nameHint: 'As it should stand on the screen, 20 characters at most',
    sayLabel: 'Say it like',
    sayHint: 'Only if the storyteller gets your name wrong. Write it as it sounds.',
    hear: 'Hear how it sounds',
    cantHear: 'This phone can’t play it.',
    sayOpen: 'The storyteller may get my name wrong',
    join: 'Take a seat',
    playing: 'A game is being played. You can take a seat now and play from the next one.',
    here: 'At the table',
    empty: 'Nobody is here yet. You are the first.',
    lostPhone: 'I had a seat here, but not on this phone',
    yours: 'This phone already has a seat here',
    open: 'Continue as {name}',
    another: 'Or take one more seat:',
    unknownTitle: 'No table has that code',
    unknownText: 'There is no table {code}. Look at the code on the table’s screen once more.',
    nameNeeded: 'Type a name first.',
  },
  lost: {
    title: 'My seat, another phone',
    text: 'Choose your seat. The host then sees a number and lets you in if it matches yours.',
    ask: 'Ask the host',
    codeTitle: 'Show this number to the host',
    codeText:
      'As soon as the host confirms it, the seat of {name} opens here, and the old phone’s link stops working.',
    waiting: 'Waiting for the host …',
    refused: 'The host said no. If that was a mistake, ask again.',
    restarted: 'Nightwake was started again in between. This is your new number.',
    expired: 'That took too long, so the number no longer counts. Ask again.',
    again: 'Ask again',
  },
};
