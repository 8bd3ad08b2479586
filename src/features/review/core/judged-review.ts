import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { ModerationReason } from '#shared/core/domain/moderation-reasons.ts';
import type {
  EmploymentStatus,
  ReporterKind,
  ReportReason,
  Tenure,
} from '#shared/core/domain/review.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { WorkCheck } from './work-check.ts';

/** A review as moderators see it: text and job, without the rating and the writer's identity. */
export interface JudgedReview extends CompanyName {
  readonly idReview: number;
  /** Above 1 once the writer has edited the review. */
  readonly revision: number;
  readonly lang: Locale;
  readonly employmentStatus: EmploymentStatus;
  readonly tenure: Tenure;
  readonly workCheck: WorkCheck;
  readonly title: string;
  readonly goodPoints: string;
  readonly improvePoints: string;
  readonly submittedAt?: Date;
}

/** A report as moderators see it: reason and role of the reporter, without the person. */
interface WaitingReport {
  readonly idReport: number;
  readonly reporterKind: ReporterKind;
  readonly reason: ReportReason;
  readonly text: string;
  readonly createdAt: Date;
}

export interface ReportedReview extends JudgedReview {
  readonly reports: readonly WaitingReport[];
}

export interface AppealedReview extends JudgedReview {
  readonly idAppeal: number;
  readonly reasonCode: ModerationReason;
  /** Moderator who rejected the review; another moderator should decide the appeal. */
  readonly rejectedBy: number;
  readonly text: string;
  readonly createdAt: Date;
}
