/** Under which this browser remembers which of its pages has spoken last. */
export const SPEAKS = 'speaks';
