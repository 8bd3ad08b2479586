import { MIN_GROUP_SIZE } from '#features/review/core/k-anonymity.ts';
import { RATED_ASPECTS, type RatedAspect } from '#shared/core/aspects.ts';

/** Mean scores of companies weighted by review count; null without reviews. */
export type FieldMeans = Readonly<Record<RatedAspect | 'score', number | null>>;

export interface FieldStats {
  readonly reviews: number;
  readonly openings: number;
  readonly score: number | null;
  readonly market: number | null;
  readonly aspects: Readonly<Record<RatedAspect, number | null>>;
}

export interface SiteFigures {
  readonly companies: number;
  readonly reviews: number;
  readonly openings: number;
}

/** Rounds to the displayed digit, so that scores with equal digits count as equal. */
const rounded = (score: number) => Math.round(score * 10);

export function fieldVerdict(stats: FieldStats) {
  const { reviews, score, market } = stats;
  if (reviews < MIN_GROUP_SIZE || score === null || market === null) return null;
  const difference = rounded(score) - rounded(market);
  const comparison = difference > 0 ? 'above' : difference < 0 ? 'below' : 'same';
  return { score, market, comparison, aspects: bestAndWorst(stats.aspects) } as const;
}

/** Returns the best and worst rated aspects; null if all have equal scores. */
function bestAndWorst(aspects: FieldStats['aspects']) {
  const rated = RATED_ASPECTS.flatMap((aspect) => {
    const score = aspects[aspect];
    return score === null ? [] : [{ aspect, score: rounded(score) }];
  }).toSorted((a, b) => b.score - a.score);
  const [best] = rated;
  const worst = rated.at(-1);
  if (!best || !worst || best.score === worst.score) return null;
  return { best: best.aspect, worst: worst.aspect };
}
