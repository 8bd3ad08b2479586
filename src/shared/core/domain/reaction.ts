/** What somebody may do to what a company tells. */
export const REACTION_TYPES = ['like', 'share'] as const;
export type ReactionType = (typeof REACTION_TYPES)[number];
