import type { AspectScores } from '#shared/core/domain/review.ts';
import { displayScore } from '#shared/core/format.ts';
import { MIN_GROUP_SIZE } from './k-anonymity.ts';
import type { ReviewSummary } from './review-contract.ts';

interface Found extends Omit<ReviewSummary, 'aspects' | 'distribution'> {
  readonly aspects: AspectScores;
  readonly distribution: number[];
}

/** Rounds scores; the distribution of fewer than five reviews would expose single ratings: null. */
export function displaySummary(found: Found): ReviewSummary {
  const { score, scoreLow, scoreHigh, aspects, distribution, reviewCount } = found;
  return {
    ...found,
    score: displayScore(score),
    scoreLow: displayScore(scoreLow),
    scoreHigh: displayScore(scoreHigh),
    aspects: displayAspects(aspects),
    distribution: reviewCount >= MIN_GROUP_SIZE ? distribution : null,
  };
}

function displayAspects(aspects: AspectScores): AspectScores {
  return Object.fromEntries(
    Object.entries(aspects).map(([aspect, { score, low, high, reviewCount }]) => [
      aspect,
      { score: displayScore(score), low: displayScore(low), high: displayScore(high), reviewCount },
    ]),
  );
}
