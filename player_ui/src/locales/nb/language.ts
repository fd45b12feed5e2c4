import type { Language } from '../shape';

/** Den som har telefonen på nynorsk eller bare «norsk», får bokmål. */
export const language: Language = { name: 'Norsk', direction: 'ltr', also: ['no', 'nn'] };
