import type { QuotedWords } from '#features/review/core/quotes/company-quote.ts';
import { NOT_RATED } from '#features/review/core/score.ts';
import { ASPECTS, type Aspect } from '#shared/core/aspects.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';

export interface HeroQuote extends QuotedWords, NamedCompany {
  readonly aspect: Aspect;
  readonly rating: number;
}

/** The quotable texts of a review; null if too short or too long. */
export interface QuotableReview extends Omit<QuotedWords, 'text'>, NamedCompany {
  readonly ratings: Readonly<Record<Aspect, number>>;
  readonly good: string | null;
  readonly improve: string | null;
}

const MIN_PRAISE_RATING = 4;
const MAX_CRITICAL_RATING = 2;

/**
 * Picks one quote per aspect, from the newest review that rates it highest or lowest. Prefers
 * different companies and half praise, half criticism.
 */
export function chooseHeroQuotes(newest: readonly QuotableReview[]): HeroQuote[] {
  const offers = newest.flatMap((review) =>
    ASPECTS.flatMap((aspect) => quoteFor(aspect, review) ?? []),
  );
  const critical = offers.filter(({ rating }) => rating <= MAX_CRITICAL_RATING);
  const praise = offers.filter(({ rating }) => rating >= MIN_PRAISE_RATING);
  const [rarer, other] = critical.length < praise.length ? [critical, praise] : [praise, critical];
  // Quotes of the rarer kind are picked first, then both kinds alternate.
  const picked = [rarer, other, rarer, other, offers, offers].reduce(withOneMore, []);
  return ASPECTS.flatMap((aspect) => picked.find((quote) => quote.aspect === aspect) ?? []);
}

function withOneMore(picked: HeroQuote[], offers: readonly HeroQuote[]): HeroQuote[] {
  const open = offers.filter(({ aspect }) => !picked.some((quote) => quote.aspect === aspect));
  const isNew = ({ idEmp }: HeroQuote) => !picked.some((quote) => quote.idEmp === idEmp);
  const next = open.find(isNew) ?? open[0];
  return next ? [...picked, next] : picked;
}

/** Quotes the review if the aspect is among its highest or lowest rated. */
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
  const text = isBest ? good : isWorst ? improve : null;
  return text === null ? null : { ...review, aspect, rating, text };
}
