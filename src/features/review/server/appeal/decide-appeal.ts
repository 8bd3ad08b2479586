import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { approve, logDecision } from '../decide-review.ts';
import { mailToWriter } from '../mail-to-writer.ts';
import { findWriterAddress } from '../moderation-queries.ts';
import { appealDecidedMail } from '../review-mails.ts';
import { lockReview } from '../review-queries.ts';
import { findOpenAppeal, settleAppeal } from './appeal-queries.ts';

interface Decision {
  readonly idReview: number;
  readonly idAdmin: number;
  readonly decision: 'uphold' | 'dismiss';
  readonly idAppeal: number;
}

/** Upholding an appeal publishes the review like a waiting one; dismissing keeps it rejected. */
export function decideAppeal(
  { idReview, idAdmin, decision, idAppeal }: Decision,
  now: Date,
): Promise<Result<null, 'not_found' | 'conflict' | 'email_used'>> {
  return db.transaction(async (tx) => {
    const review = await lockReview(tx, idReview);
    if (!review) return fail('not_found');
    const writer = review.idJsk === null ? null : await findWriterAddress(tx, review.idJsk);
    const open = await findOpenAppeal(tx, idReview);
    if (!writer || review.status !== 'refused' || open !== idAppeal) return fail('conflict');
    const isUpheld = decision === 'uphold';
    if (isUpheld && !(await approve(tx, review, writer, now))) return fail('email_used');
    const status = isUpheld ? 'upheld' : 'dismissed';
    await settleAppeal(tx, idAppeal, { status, decidedBy: idAdmin, decidedAt: now });
    await logDecision(tx, { idReview, idAdmin, action: decision });
    await mailToWriter(tx, review.idJsk, appealDecidedMail, { status });
    return ok(null);
  });
}
