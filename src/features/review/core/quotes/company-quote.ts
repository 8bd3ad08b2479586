import type { Aspect } from '#shared/core/aspects.ts';
import type { QuoteKind } from '#shared/core/domain/quote.ts';
import type { WriterProof } from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { DisclosedAttributes } from '../small-groups.ts';
/** A row of a list has room for two lines. */
export const MAX_LINE_LENGTH = 90;

/** What somebody said, word for word, and where the whole of it stands. */
export interface QuotedWords {
  readonly words: string;
  readonly lang: Locale;
  /** The public id. */
  readonly idReview: string;
}

/** The same with what its review may tell of itself; nothing in it says who wrote. */
export interface CompanyQuote extends QuotedWords, DisclosedAttributes {
  readonly ratingOverall: number;
  /** How the review rates the aspect it is quoted for; null where it is quoted for none. */
  readonly aspectRating: number | null;
  /** First day of the month. */
  readonly publishedMonth: string;
  readonly usefulCount: number;
  readonly proofs: readonly WriterProof[];
}

/** What people say of a company, chosen by rule and never by the employer. */
export interface ReviewQuotes {
  readonly good: CompanyQuote | null;
  readonly improve: CompanyQuote | null;
  readonly aspects: Readonly<Partial<Record<Aspect, CompanyQuote>>>;
}

export const NO_QUOTES: ReviewQuotes = { good: null, improve: null, aspects: {} };

export type StoredQuotes = Readonly<Partial<Record<QuoteKind, CompanyQuote>>>;

export function reviewQuotesOf({ line, good, improve, ...aspects }: StoredQuotes): ReviewQuotes {
  return { good: good ?? null, improve: improve ?? null, aspects };
}
