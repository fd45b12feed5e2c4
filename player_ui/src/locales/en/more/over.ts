/** What a seat’s page says at the end. */

export const more = {
  over: {
    won: 'You won',
    lost: 'You lost',
    off: 'Called off',
    offText: 'The host has ended this game. What everybody was stays a secret.',
    roles: 'Who was who',
    next: 'Stay where you are. The host can deal again at once.',
  },
};
