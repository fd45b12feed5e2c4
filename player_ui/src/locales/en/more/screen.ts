/** What only the table’s screen says, and the way to the table. */

export const more = {
  screen: {
    scan: 'Scan to join',
    orType: 'or open in the browser',
    code: 'and type the code',
    trouble: 'Phone can’t open it? Use the same Wi-Fi as this screen, not a guest network, and turn off VPN.',
    others: 'Doesn’t work? Try',
    noNetwork:
      'No network was found, so phones can’t reach this table yet. Connect this device to the Wi-Fi.',
    waiting: 'The chairs are still empty.',
    seats: { one: '1 seat', many: '{n} seats' },
    readyCount: '{n} of {all} ready',
    willDeal: 'In the deck',
    dealt: 'In play',
    needMore: 'From {n} players on',
    alive: '{n} of {all} alive',
    votesFor: { one: '1 vote', many: '{n} votes' },
    voted: 'has voted',
    votedCount: '{n} of {all} have voted',
    tied: 'Tied',
    speakHere: 'Let this screen speak',
    largeType: 'Large type',
    contrast: 'High contrast',
    enableSound: 'Tap to enable sound',
    enableText: 'This screen is the storyteller’s voice. Browsers want a tap first.',
    enableInstead:
      'The host device has no sound, so this screen is the storyteller’s voice. Browsers want a tap first.',
    calledOff: 'The game was called off. Nothing is revealed.',
    again: 'Another round? The host can start it with one tap.',
    hurryHost: 'Hurry: open answers close soon.',
    comeIn: 'Join, or lost your seat?',
    lostSeat:
      'Lost your seat? Get here the same way, tap “I had a seat here, but not on this phone”, and the host lets you in.',
    fullscreen: 'Whole screen',
  },
};
