import type { EmploymentStatus } from '#features/review/core/review-lists.ts';
import type { Locale } from '#shared/core/locale.ts';

/** A published review as the landing pages quote it; nothing in it says who wrote. */
export interface QuotedReview {
  readonly idReview: number;
  readonly idEmp: number;
  readonly companyNameTh: string;
  readonly companyNameEn: string;
  readonly lang: Locale;
  readonly ratingOverall: number;
  readonly title: string;
  readonly goodPoints: string;
  readonly employmentStatus: EmploymentStatus;
  readonly idJobField: number;
  readonly publishedMonth: string;
  readonly usefulCount: number;
}
