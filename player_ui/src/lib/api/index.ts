/** The one place that the rest of the page imports the hub's shapes from. */
export type * from './types';
