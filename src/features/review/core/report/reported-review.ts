import type { WaitingReview } from '../waiting-review.ts';
import type { ReporterKind, ReportReason } from './report-lists.ts';

/** A report as the team reads it: why, and in which role it was sent; no person. */
interface WaitingReport {
  readonly idReport: number;
  readonly reporterKind: ReporterKind;
  readonly reason: ReportReason;
  readonly words: string;
  readonly createdAt: Date;
}

/** A public review as the team judges it once more, with all that was reported of it. */
export interface ReportedReview extends Omit<WaitingReview, 'submittedAt'> {
  readonly reports: readonly WaitingReport[];
}
