export const ASPECTS = ['life', 'work', 'pay', 'community'] as const;
export type Aspect = (typeof ASPECTS)[number];
