/** What stands above every game’s rules, and below them. */

export const more = {
  howto: {
    title: 'How to play',
    roles: 'The roles',
    choose: 'Choose a game',
    always: 'In every game',
    common: [
      'Everybody gets a secret card on the phone. The storyteller tells the nights and the days aloud.',
      'At night some act in secret. By day you talk, suspect, and vote one of you out.',
      'Phones hold no chat: everything is said across the table. The dead say nothing at all.',
      'The host chooses how the night goes: one role after the other with eyes closed, or everybody at once on the phones. The rules are the same.',
    ],
  },
};
