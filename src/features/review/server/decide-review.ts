import { randomBytes } from 'node:crypto';
import type { ModerationReason } from '#shared/core/domain/moderation-reasons.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { type Db, db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { isCompanyAddress } from '../core/writer-proof.ts';
import { mailToWriter } from './mail-to-writer.ts';
import { findWriterAddress, insertDecision } from './moderation-queries.ts';
import { type Decided, decisionLeaf } from './publication/decision-leaf.ts';
import { delayedAtRandom } from './publication/delayed-at-random.ts';
import { publishReviewJob } from './publication/publish-review-job.ts';
import { reviewRejectedMail } from './review-mails.ts';
import {
  findWebsite,
  lockReview,
  markRejected,
  type Review,
  schedulePublication,
} from './review-queries.ts';
import { tombstoneOf } from './tombstones/tombstone.ts';
import { setTombstone } from './tombstones/tombstone-queries.ts';

type Verdict =
  | { readonly action: 'publish' }
  | { readonly action: 'refuse'; readonly reasonCode: ModerationReason };

export type ReviewDecision = Verdict & { readonly revision: number };

const DUPLICATE: Verdict = { action: 'refuse', reasonCode: 'duplicate' };

/**
 * Decides a waiting review and logs a hash of the decision. Only the first review of an email
 * address per company and year is published, others are rejected.
 */
export async function decideReview(
  idReview: number,
  decision: ReviewDecision,
  idAdmin: number,
  now: Date,
): Promise<Result<null, 'not_found' | 'conflict' | 'duplicate'>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, idReview);
    if (!review) return fail('not_found');
    const isOpen = review.status === 'waiting' && review.publishAfter === null;
    const writer = review.idJsk === null ? null : await findWriterAddress(tx, review.idJsk);
    const isAsRead = review.revision === decision.revision;
    if (!isOpen || !isAsRead || !writer?.isVerified) return fail('conflict');

    const isRepeated = decision.action === 'publish' && !(await approve(tx, review, writer, now));
    const verdict: Verdict = isRepeated ? DUPLICATE : decision;
    if (verdict.action === 'refuse') await rejectAndNotify(tx, review, verdict.reasonCode);
    await logDecision(tx, { idReview, idAdmin, ...verdict });
    return isRepeated ? fail('duplicate') : ok(null);
  });
}

/** Schedules publication at random; false if the email already reviewed the company that year. */
export async function approve(
  tx: Db,
  review: Review,
  writer: { readonly email: string },
  now: Date,
): Promise<boolean> {
  const { idReview, idEmp, reviewYear, isCounted } = review;
  // Emails verified after submission get their tombstone now; others got it at submission.
  const tombstone = tombstoneOf(writer.email, idEmp, reviewYear);
  if (!isCounted && !(await setTombstone(tx, tombstone, reviewYear))) return false;
  const publishAfter = delayedAtRandom(now);
  const hasCompanyAddress = isCompanyAddress(writer.email, await findWebsite(tx, idEmp));
  await schedulePublication(tx, idReview, { publishAfter, hasCompanyAddress });
  await enqueue(tx, publishReviewJob, { idReview }, { startAfter: publishAfter });
  return true;
}

/** Rejects a review and emails the writer, unless the account was erased. */
export async function rejectAndNotify(
  tx: Db,
  { idReview, idJsk }: Review,
  reasonCode: ModerationReason,
): Promise<void> {
  await markRejected(tx, idReview, reasonCode);
  await mailToWriter(tx, idJsk, reviewRejectedMail, { reasonCode });
}

interface Logged extends Pick<Decided, 'idReview' | 'action'> {
  readonly idAdmin: number;
  readonly reasonCode?: ModerationReason | '' | undefined;
}

export async function logDecision(tx: Db, { reasonCode = '', ...logged }: Logged): Promise<void> {
  const salt = randomBytes(16).toString('base64url');
  const decided = { ...logged, reasonCode };
  await insertDecision(tx, { ...decided, salt, leafHash: decisionLeaf(decided, salt) });
}
