/** What the menu of a seat says. */

export const more = {
  mine: {
    elsewhere: 'Your seat is open on another phone as well. If that is not yours, tell the host.',
    link: 'My private link',
    linkText: 'Opens your seat in another browser or on another phone. Whoever has it sees your card.',
    qrWarning: 'Turn away from the others: whoever scans this sees your card and plays for you.',
    leave: 'Have to go?',
    leaveText: 'Ask the host to let you go. Leaving counts as a death, so the host decides when.',
    leaveAsk: 'Ask to leave',
    leaveAsked: 'The host has been asked. Until then you are still in the game.',
    leaveBack: 'I am staying after all',
    table: 'Open the table’s screen',
  },
};
