import type { PublicReview } from '../../core/review-contract.ts';

/** Letters from which a review takes a class of its own; marks above and below a Thai letter take no room. */
const SIZES = [
  ['brief', 0],
  ['middling', 180],
  ['long', 300],
  ['longest', 450],
] as const;
const MARKS = /\p{M}/gu;

export type ReviewSize = (typeof SIZES)[number][0];

/** How high its card will be, roughly: a list lays out what is far below only when it comes near. */
export function reviewSize({
  title,
  goodPoints,
  improvePoints,
  reply,
}: Pick<PublicReview, 'title' | 'goodPoints' | 'improvePoints' | 'reply'>): ReviewSize {
  const texts = [title, goodPoints, improvePoints, reply ?? ''].join('');
  const letters = texts.replace(MARKS, '').length;
  return SIZES.findLast(([, from]) => letters >= from)?.[0] ?? 'brief';
}
