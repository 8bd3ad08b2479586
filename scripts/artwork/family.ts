/** Kinds of workplace: the kind decides the drawings, the sentences and the jobs of a company. */
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

/** Families in which most people work at a desk and few in shifts. */
export const DESK_FAMILIES: ReadonlySet<Family> = new Set([
  'tech',
  'finance',
  'studio',
  'office',
  'school',
  'build',
]);
