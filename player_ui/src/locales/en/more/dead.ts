/** What the page of whoever is out of the game says, while the others go on. */

export const more = {
  dead: {
    title: 'You are out',
    were: 'Your card: {role}',
    onCard: 'Why, and what you were, is on your card.',
    stay: 'Stay at the table. Whether your side wins is up to those who are still in.',
    removed: 'The game goes on without you. It counts as a death, and cannot be undone.',
    rules: [
      'Say nothing, and give nothing away, not even with your eyebrows.',
      'Keep your card covered, and your phone to yourself.',
    ],
    follow: 'From here on, this page follows the game with you.',
    leaving: 'This seat is gone when the next game begins. To play again, join with the table’s code then.',
    seeAll: 'You may now see everybody’s role. Keep it to yourself.',
    called: {
      title: 'Eyes closed, you too',
      text: 'Sleep like everybody else. If your role is called, sleep on: it is not meant for you.',
      seeing: 'You may keep your eyes open tonight. Sit as still as if you slept.',
    },
    together: {
      title: 'The night goes on',
      text: 'Nothing is asked of you. Keep your phone in your hand like the others. You may look at the table’s screen, but at nobody else’s phone.',
    },
    talk: {
      title: 'They are talking',
      text: 'Listen, and say nothing: neither who is right nor who lies.',
    },
    vote: { title: 'They are voting', text: 'You have no vote any more. Watch who points at whom.' },
    paused: { title: 'Pause', text: 'The clocks stand still until the host goes on.' },
    voted: 'has voted',
    votedCount: '{n} of {all} have voted',
    alive: 'Who is left',
    dealt: 'What was dealt',
    remember: 'For you',
  },
};
