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
    twoLanguages: 'The storyteller speaks {language}, and so will this screen. The host can change that.',
    largeType: 'Large type',
    contrast: 'High contrast',
    enableSound: 'Tap to enable sound',
    enableText: 'This screen is the storyteller’s voice. Browsers want a tap first.',
    enableInstead:
      'The host device has no sound, so this screen is the storyteller’s voice. Browsers want a tap first.',
    usualDevice: 'The sound device of the host’s computer',
    namedDevice: 'The sound device “{name}”',
    soundTrouble: {
      'no-library':
        'The host’s computer lacks the sound library PortAudio (on Debian, Ubuntu and Raspberry Pi OS: sudo apt install libportaudio2 libasound2-plugins). This table’s screen speaks instead.',
      'no-device':
        'The host’s computer has no sound device. This table’s screen speaks instead. If a loudspeaker is plugged in there, see that it is switched on.',
      gone: '{device} is not there. This table’s screen speaks until it is connected; the host may also choose another.',
      lost: '{device} has stopped working. This table’s screen speaks until it is back. See that it is plugged in and switched on, or let the host choose another.',
      hung: '{device} does not answer. It is tried again with every line; until then this table’s screen speaks. If it stays so, unplug it and connect it again.',
      'player-ended':
        'What plays the sound on the host’s computer has stopped. It is started again for the next line; until then this table’s screen speaks.',
      'player-slow':
        'What plays the sound on the host’s computer has not started in time. It is tried again soon; until then this table’s screen speaks.',
      'player-missing':
        'What plays the sound on the host’s computer can’t be started. It is tried again with every line; until then this table’s screen speaks.',
      'no-page': 'No screen of the table plays the sound yet.',
      'other-voice': 'The chosen voice can’t speak, so another one does. The host may choose another voice.',
      voice: 'The voice can’t speak; the captions tell the story. The host may choose another voice.',
    },
    calledOff: 'The game was called off. Nothing is revealed.',
    dealsAgain: 'Whenever you like, the host deals again, or chooses another game.',
    again: 'Another round? The host can start it with one tap.',
    hurryHost: 'Hurry: open answers close soon.',
    comeIn: 'Join, or lost your seat?',
    lostSeat:
      'Lost your seat? Get here the same way, tap “I had a seat here, but not on this phone”, and the host lets you in.',
    fullscreen: 'Whole screen',
    silent: 'The voice is off. Read along here.',
  },
};
