import type { QuotedWords } from '#features/review/core/quotes/company-quote.ts';
import { NOT_RATED } from '#features/review/core/score.ts';
import { ASPECTS, type Aspect } from '#shared/core/aspects.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';

/** One of the four that the home page opens with. */
export interface HeroQuote extends QuotedWords, NamedCompany {
  readonly aspect: Aspect;
  /** How that review rates that aspect. */
  readonly rating: number;
}

/** What may be quoted of a review: null where nothing is of a quote's length. */
export interface QuotableReview extends Omit<QuotedWords, 'words'>, NamedCompany {
  readonly ratings: Readonly<Record<Aspect, number>>;
  readonly good: string | null;
  readonly improve: string | null;
}

const MIN_PRAISE_RATING = 4;
const MAX_CRITICAL_RATING = 2;

/**
 * One quote for each aspect: of the newest review, as they come, that rates this aspect as high, or as low, as any.
 * They are of different companies where there are such, and half praise, half criticism where there is as much of both.
 */
export function chooseHeroQuotes(newest: readonly QuotableReview[]): HeroQuote[] {
  const offers = newest.flatMap((review) =>
    ASPECTS.flatMap((aspect) => quoteFor(aspect, review) ?? []),
  );
  const critical = offers.filter(({ rating }) => rating <= MAX_CRITICAL_RATING);
  const praise = offers.filter(({ rating }) => rating >= MIN_PRAISE_RATING);
  const [rarer, other] = critical.length < praise.length ? [critical, praise] : [praise, critical];
  // The rarer kind chooses its aspects first, in turns with the other, which takes what it leaves.
  const picked = [rarer, other, rarer, other, offers, offers].reduce(withOneMore, []);
  return ASPECTS.flatMap((aspect) => picked.find((quote) => quote.aspect === aspect) ?? []);
}

function withOneMore(picked: HeroQuote[], offers: readonly HeroQuote[]): HeroQuote[] {
  const open = offers.filter(({ aspect }) => !picked.some((quote) => quote.aspect === aspect));
  const isNew = ({ idEmp }: HeroQuote) => !picked.some((quote) => quote.idEmp === idEmp);
  const next = open.find(isNew) ?? open[0];
  return next ? [...picked, next] : picked;
}

/** What the review says of the aspect, if it is what it is most, or least, content with. */
function quoteFor(
  aspect: Aspect,
  { good, improve, ratings, ...review }: QuotableReview,
): HeroQuote | null {
  const rating = ratings[aspect];
  const ratedValues = Object.values(ratings).filter((stars) => stars !== NOT_RATED);
  const isBest = rating >= MIN_PRAISE_RATING && rating === Math.max(...ratedValues);
  const isWorst =
    ratedValues.includes(rating) &&
    rating <= MAX_CRITICAL_RATING &&
    rating === Math.min(...ratedValues);
  const words = isBest ? good : isWorst ? improve : null;
  return words === null ? null : { ...review, aspect, rating, words };
}
