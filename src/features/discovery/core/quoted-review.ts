import type { NamedCompany } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';

/** A published review as the landing pages quote it; nothing in it says who wrote. */
export interface QuotedReview extends NamedCompany {
  readonly idReview: string;
  readonly lang: Locale;
  readonly ratingOverall: number;
  readonly title: string;
  /** What is good; what to improve, when only that was told. */
  readonly points: string;
  /** What can stand as a quote of it, by the rule of decision 0115; null where nothing is of its length. */
  readonly words: string | null;
  readonly publishedMonth: string;
  readonly usefulCount: number;
}
