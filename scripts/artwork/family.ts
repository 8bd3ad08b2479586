/** What a place of work looks like: decides drawings, sentences and which jobs are found there. */
export const FAMILIES = [
  'farm',
  'food',
  'restaurant',
  'shop',
  'tech',
  'factory',
  'finance',
  'build',
  'craft',
  'care',
  'energy',
  'port',
  'hotel',
  'studio',
  'school',
  'office',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Where most people sit at a desk and few work in shifts. */
export const DESK_FAMILIES: ReadonlySet<Family> = new Set([
  'tech',
  'finance',
  'studio',
  'office',
  'school',
  'build',
]);
