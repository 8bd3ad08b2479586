import type { ReportReason } from '#shared/core/domain/review.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession, JobSeekerSession, Sessions } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { addressKey } from '#shared/server/http/endpoint/rate-limits.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { MAX_WAITING_VISITOR_REPORTS } from '../../core/review-limits.ts';
import { findPublicReview, findPublished, lockReview } from '../review-queries.ts';
import { countVisitorReports, insertReport, lockWaitingReports } from './report-queries.ts';

/** A session, or the network address of a reporter without an account. */
type Reporter = EmployerSession | JobSeekerSession | { readonly address: string };

interface ReportRequest {
  readonly id: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly by: Pick<Sessions, 'employer' | 'jobSeeker'>;
  readonly reporter: Reporter;
}

type ReportError = 'not_found' | 'own_review' | 'reports_waiting';

/**
 * A browser may be signed in as employer and job seeker: for a review of its company it reports as
 * employer, else as job seeker. Other companies and unverified emails count as visitors.
 */
export async function reporterOf(
  id: string,
  { employer, jobSeeker }: ReportRequest['by'],
  address: string,
): Promise<Reporter> {
  const review = employer && (await findPublicReview(db, id));
  if (employer && review?.idEmp === employer.idEmp) return employer;
  return jobSeeker?.emailVerified ? jobSeeker : { address };
}

/** Reports a published review to the moderators. Idempotent per reporter, even after a decision. */
export function submitReport(
  request: ReportRequest,
): Promise<Result<{ readonly idReview: string }, ReportError>> {
  const { id, reason, text, by, reporter } = request;
  return db.transaction(async (tx) => {
    const found = await findPublicReview(tx, id);
    // Lock order: companies before reviews, as when a company is closed.
    if (found && 'address' in reporter) await lockWaitingReports(tx, found.idEmp);
    const idReview = await findPublished(tx, id);
    const review = idReview === null ? null : await lockReview(tx, idReview);
    if (review?.status !== 'published') return fail('not_found');
    if (by.jobSeeker && by.jobSeeker.idJsk === review.idJsk) return fail('own_review');
    const report = { idReview: review.idReview, reason, text };
    if ('idEmp' in reporter) await insertReport(tx, { ...report, reporterKind: 'employer' });
    else if ('idJsk' in reporter) {
      await insertReport(tx, { ...report, reporterKind: 'jobSeeker', idJsk: reporter.idJsk });
    } else {
      const waiting = await countVisitorReports(tx, review.idEmp);
      if (waiting >= MAX_WAITING_VISITOR_REPORTS) return fail('reports_waiting');
      const visitorHash = hashOf(reporter.address, review.idReview);
      await insertReport(tx, { ...report, reporterKind: 'visitor', visitorHash });
    }
    return ok({ idReview: id });
  });
}

/** A hash per review, so that reports from one network address cannot be linked. */
function hashOf(address: string, idReview: number): string {
  const fact = JSON.stringify([addressKey(address), idReview]);
  return keyedHash('visitor report', fact).toString('base64url');
}
