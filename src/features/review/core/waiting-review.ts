import type { CompanyName } from '#shared/core/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { EmploymentStatus, Tenure } from './review-lists.ts';
import type { WorkCheck } from './work-check.ts';

/** A review as the team judges it: words and what they are about, no stars, no person. */
export interface WaitingReview extends CompanyName {
  readonly idReview: number;
  /** Above 1 once its writer has changed it. */
  readonly revision: number;
  readonly lang: Locale;
  readonly employmentStatus: EmploymentStatus;
  readonly tenure: Tenure;
  readonly workCheck: WorkCheck;
  readonly title: string;
  readonly goodPoints: string;
  readonly improvePoints: string;
  readonly submittedAt: Date;
}
