/** How often somebody is written to, when there is something new. */
export const RHYTHMS = ['weekly', 'daily'] as const;
export type Rhythm = (typeof RHYTHMS)[number];
