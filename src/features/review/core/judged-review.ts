import type { CompanyName } from '#shared/core/company/company-name.ts';
import type {
  EmploymentStatus,
  ReasonCode,
  ReporterKind,
  ReportReason,
  Tenure,
} from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { WorkCheck } from './work-check.ts';

/** A review as the team judges it: words and what they are about, no stars, no person. */
export interface JudgedReview extends CompanyName {
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
  /** When a waiting review was submitted. */
  readonly submittedAt?: Date;
}

/** A report as the team reads it: why, and in which role it was sent; no person. */
interface WaitingReport {
  readonly idReport: number;
  readonly reporterKind: ReporterKind;
  readonly reason: ReportReason;
  readonly words: string;
  readonly createdAt: Date;
}

/** A public review as the team judges it once more, with all that was reported of it. */
export interface ReportedReview extends JudgedReview {
  readonly reports: readonly WaitingReport[];
}

/** A refused review as the team judges it once more, with what its writer says to that. */
export interface AppealedReview extends JudgedReview {
  readonly idAppeal: number;
  readonly reasonCode: ReasonCode;
  /** Who of the team; somebody else should decide. */
  readonly rejectedBy: number;
  readonly words: string;
  readonly createdAt: Date;
}
