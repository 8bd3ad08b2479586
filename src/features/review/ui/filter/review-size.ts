import type { PublicReview } from '../../core/review-contract.ts';

/** Minimum letters of each size class, not counting Thai vowel and tone marks without width. */
const SIZES = [
  ['brief', 0],
  ['middling', 180],
  ['long', 300],
  ['longest', 450],
] as const;
const MARKS = /\p{M}/gu;

export type ReviewSize = (typeof SIZES)[number][0];

/** Estimated height of the card, because off-screen cards are laid out lazily. */
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
