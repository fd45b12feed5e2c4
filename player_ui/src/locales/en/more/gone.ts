/** What is said where a link leads nowhere, or nowhere any more. */

export const more = {
  gone: {
    movedTitle: 'This seat has moved',
    movedText: 'It now lives on another phone, so this link is no longer in use.',
    movedHelp:
      'Was that not you? Say so to everybody at the table. With the table’s code you can ask for the seat back.',
    removedTitle: 'You are no longer at this table',
    removedText: 'The seat was given up, by you or by the host. You can join again with the table’s code.',
    closedTitle: 'This table has been closed',
    closedText: 'The evening was deleted, or nobody had been here for long. The host can open a new table.',
    unknownTitle: 'Nobody lives here',
    unknownText:
      'This link leads to no table. Perhaps the table has been closed, or a letter of the link is missing.',
    startOver: 'To the start page',
  },
};
