import type { Language } from '../shape';

export const language: Language = { name: 'English', direction: 'ltr' };
