import type { AspectScores } from '#shared/core/domain/review.ts';
import { shownScore } from '#shared/core/format.ts';
import type { ReviewSummary } from './review-contract.ts';
import { SMALLEST_GROUP } from './small-groups.ts';

interface Found extends Omit<ReviewSummary, 'aspects' | 'distribution'> {
  readonly aspects: AspectScores;
  readonly distribution: number[];
}

/** Scores as they are shown. Below five reviews the distribution would be the reviews themselves, so it is left out. */
export function shownSummary(found: Found): ReviewSummary {
  const { score, scoreLow, scoreHigh, aspects, distribution, reviewCount } = found;
  return {
    ...found,
    score: shownScore(score),
    scoreLow: shownScore(scoreLow),
    scoreHigh: shownScore(scoreHigh),
    aspects: shownAspects(aspects),
    distribution: reviewCount >= SMALLEST_GROUP ? distribution : null,
  };
}

function shownAspects(aspects: AspectScores): AspectScores {
  return Object.fromEntries(
    Object.entries(aspects).map(([aspect, { score, low, high, reviewCount }]) => [
      aspect,
      { score: shownScore(score), low: shownScore(low), high: shownScore(high), reviewCount },
    ]),
  );
}
