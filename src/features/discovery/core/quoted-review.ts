import type { NamedCompany } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';

/** A published review quoted on landing pages, without reviewer attributes. */
export interface QuotedReview extends NamedCompany {
  readonly idReview: string;
  readonly lang: Locale;
  readonly ratingOverall: number;
  readonly title: string;
  /** The good points, or points to improve if there are no others. */
  readonly points: string;
  /** The quotable text by decision 0115; null if none fits the length. */
  readonly text: string | null;
  readonly publishedMonth: string;
  readonly usefulCount: number;
}
