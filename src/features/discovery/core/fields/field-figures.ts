import { MIN_GROUP_SIZE } from '#features/review/core/small-groups.ts';
import { RATED_ASPECTS, type RatedAspect } from '#shared/core/aspects.ts';

/** The scores of some companies, each weighing as much as it was reviewed; null without a review. */
export type FieldMeans = Readonly<Record<RatedAspect | 'score', number | null>>;

/** What the reviews of the companies of a field come to. */
export interface FieldStats {
  readonly reviews: number;
  readonly openings: number;
  /** Null without a review. */
  readonly score: number | null;
  /** The same of all companies. */
  readonly market: number | null;
  readonly aspects: Readonly<Record<RatedAspect, number | null>>;
}

export interface SiteFigures {
  readonly companies: number;
  readonly reviews: number;
  readonly openings: number;
}

type Standing = 'above' | 'same' | 'below';

export interface FieldVerdict {
  readonly score: number;
  readonly market: number;
  readonly comparison: Standing;
  /** Missing while they are all rated alike. */
  readonly aspects: { readonly best: RatedAspect; readonly worst: RatedAspect } | null;
}

/** The score as it is shown: what looks alike is called alike. */
const rounded = (score: number) => Math.round(score * 10);

/** What may be said of a field; nothing of one with a handful of reviews. */
export function fieldVerdict(stats: FieldStats): FieldVerdict | null {
  const { reviews, score, market } = stats;
  if (reviews < MIN_GROUP_SIZE || score === null || market === null) return null;
  const difference = rounded(score) - rounded(market);
  const comparison = difference > 0 ? 'above' : difference < 0 ? 'below' : 'same';
  return { score, market, comparison, aspects: bestAndWorst(stats.aspects) };
}

function bestAndWorst(aspects: FieldStats['aspects']): FieldVerdict['aspects'] {
  const rated = RATED_ASPECTS.flatMap((aspect) => {
    const score = aspects[aspect];
    return score === null ? [] : [{ aspect, score: rounded(score) }];
  }).toSorted((a, b) => b.score - a.score);
  const [best] = rated;
  const worst = rated.at(-1);
  if (!best || !worst || best.score === worst.score) return null;
  return { best: best.aspect, worst: worst.aspect };
}
