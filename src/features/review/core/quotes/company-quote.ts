import type { Aspect } from '#shared/core/aspects.ts';
import type { QuoteKind } from '#shared/core/domain/quote.ts';
import type { WriterProof } from '#shared/core/domain/review.ts';
import type { DisclosedAttributes } from '#shared/core/domain/reviewer-attributes.ts';
import type { Locale } from '#shared/core/locale.ts';
/** Characters that fit in two lines of a list row. */
export const MAX_LINE_LENGTH = 90;

export interface QuotedWords {
  readonly text: string;
  readonly lang: Locale;
  readonly idReview: string;
}

/** A quote with the disclosed attributes of its review; nothing identifies the writer. */
export interface CompanyQuote extends QuotedWords, DisclosedAttributes {
  readonly ratingOverall: number;
  readonly aspectRating: number | null;
  readonly publishedMonth: string;
  readonly usefulCount: number;
  readonly proofs: readonly WriterProof[];
}

/** Quotes about a company, selected by rule and never by the employer. */
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
