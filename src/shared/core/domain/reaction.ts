/** What somebody may do to what a company tells. */
export const ACTS = ['like', 'share'] as const;
export type Act = (typeof ACTS)[number];
