import type { ReviewSummary } from './review-contract.ts';
import { SMALLEST_GROUP } from './small-groups.ts';

/** Below five reviews the distribution would be the reviews themselves, so it is left out. */
export function shownSummary(
  found: Omit<ReviewSummary, 'distribution'> & { readonly distribution: number[] },
): ReviewSummary {
  return found.reviewCount >= SMALLEST_GROUP ? found : { ...found, distribution: null };
}
