import type { Locale } from '#shared/core/locale.ts';

/** A review that waits for the company's answer, as its home shows it. */
export interface UnansweredReview {
  /** The public id. */
  readonly idReview: string;
  readonly lang: Locale;
  readonly ratingOverall: number;
  readonly goodPoints: string;
  readonly improvePoints: string;
  /** First day of the month. */
  readonly publishedMonth: string;
  /** Its place in the company's own list, from 1. */
  readonly place: number;
}
