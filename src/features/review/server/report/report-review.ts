import type { ReportReason } from '#shared/core/domain/review.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession, JobSeekerSession, Sessions } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { addressKey } from '#shared/server/http/endpoint/rate-limits.ts';
import { keyedHash } from '#shared/server/keyed-hash.ts';
import { MAX_WAITING_VISITOR_REPORTS } from '../../core/review-limits.ts';
import { findPublicReview, findPublished, lockReview } from '../review-queries.ts';
import { countVisitorReports, insertReport, lockWaitingReports } from './report-queries.ts';

/** Network address of whoever reports without an account. */
interface VisitorReporter {
  readonly address: string;
}

type Reporter = EmployerSession | JobSeekerSession | VisitorReporter;

interface ReportRequest {
  /** The review's public id. */
  readonly id: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly by: Pick<Sessions, 'employer' | 'jobSeeker'>;
  readonly reporter: Reporter;
}

type ReportError = 'not_found' | 'own_review' | 'reports_waiting';

/**
 * One browser may be signed in as employer and job seeker at once: of a review of its company it is the
 * employer who asks, else the person. Other companies and unverified addresses count as visitors.
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

/**
 * Asks the team to read a public review again; whoever has asked already, and whatever came of it, changes
 * nothing by asking again.
 */
export function reportReview({
  id,
  reason,
  words,
  by: { jobSeeker },
  reporter,
}: ReportRequest): Promise<Result<{ readonly idReview: string }, ReportError>> {
  return db.transaction(async (tx) => {
    const found = await findPublicReview(tx, id);
    // Companies are locked before their reviews, as by whatever closes one.
    if (found && 'address' in reporter) await lockWaitingReports(tx, found.idEmp);
    const idReview = await findPublished(tx, id);
    const review = idReview === null ? null : await lockReview(tx, idReview);
    if (review?.status !== 'published') return fail('not_found');
    if (jobSeeker && jobSeeker.idJsk === review.idJsk) return fail('own_review');
    const report = { idReview: review.idReview, reason, words };
    if ('idEmp' in reporter) await insertReport(tx, { ...report, reporterKind: 'employer' });
    else if ('idJsk' in reporter) {
      const { idJsk } = reporter;
      await insertReport(tx, { ...report, reporterKind: 'jobSeeker', idJsk });
    } else {
      const waiting = await countVisitorReports(tx, review.idEmp);
      if (waiting >= MAX_WAITING_VISITOR_REPORTS) return fail('reports_waiting');
      const visitorHash = hashOf(reporter, review.idReview);
      await insertReport(tx, { ...report, reporterKind: 'visitor', visitorHash });
    }
    return ok({ idReview: id });
  });
}

/** Names an address for one review alone, so that two reports of one address stand apart. */
function hashOf({ address }: VisitorReporter, idReview: number): string {
  const fact = JSON.stringify([addressKey(address), idReview]);
  return keyedHash('visitor report', fact).toString('base64url');
}
