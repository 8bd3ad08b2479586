import { fail, ok, type Result } from '#shared/core/result.ts';
import type { EmployerSession, JobSeekerSession, Sessions } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { ReportReason } from '../../core/report/report-lists.ts';
import { findWriterAddress } from '../moderation-queries.ts';
import { findPublicReview, findPublished, lockReview } from '../review-queries.ts';
import { insertReport } from './report-queries.ts';

interface Order {
  /** The review's public id. */
  readonly id: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly by: Pick<Sessions, 'employer' | 'jobSeeker'>;
}

type Refusal = 'not_found' | 'forbidden' | 'own_review' | 'address_unproved';

/**
 * One browser may be signed in as employer and job seeker at once: of a review of its company it is the
 * employer who asks. Null where there is one of them.
 */
export async function reporterOf(
  id: string,
  { employer, jobSeeker }: Order['by'],
): Promise<EmployerSession | JobSeekerSession | null> {
  if (!employer || !jobSeeker) return null;
  const review = await findPublicReview(db, id);
  return review?.idEmp === employer.idEmp ? employer : jobSeeker;
}

/**
 * Asks the team to read a public review again; whoever has asked already, and whatever came of it, changes
 * nothing by asking again.
 */
export function reportReview({
  id,
  reason,
  words,
  by: { employer, jobSeeker },
}: Order): Promise<Result<{ readonly idReview: string }, Refusal>> {
  return db.transaction(async (tx) => {
    const idReview = await findPublished(tx, id);
    const review = idReview === null ? null : await lockReview(tx, idReview);
    if (review?.status !== 'published') return fail('not_found');
    const report = { idReview: review.idReview, reason, words };
    if (jobSeeker?.idJsk === review.idJsk) return fail('own_review');
    if (employer?.idEmp === review.idEmp) {
      await insertReport(tx, { ...report, reporterKind: 'employer' });
      return ok({ idReview: id });
    }
    if (!jobSeeker) return fail('forbidden');
    const { idJsk } = jobSeeker;
    const reporter = await findWriterAddress(tx, idJsk);
    if (!reporter?.isVerified) return fail('address_unproved');
    await insertReport(tx, { ...report, reporterKind: 'jobSeeker', idJsk });
    return ok({ idReview: id });
  });
}
