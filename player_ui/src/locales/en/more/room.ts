/** What is said where more people are here than the chosen game has room for. */

export const more = {
  room: {
    tooMany: '{book} is for {low} to {high}: {n} are here.',
    whatNow: 'The host can choose a game with more room, or some sit this one out.',
  },
};
