import { fail, ok, type Result } from '#shared/core/result.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { redeemProof } from '#shared/server/proofs/spend-proof.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';
import type { ReviewInput } from '../core/review-contract.ts';
import { workCheckOf } from '../core/work-check.ts';
import { checkWorkJob } from './check-work-job.ts';
import { findWriterAddress } from './moderation-queries.ts';
import { companyIsOpen, insertReview } from './review-queries.ts';
import { tombstoneOf } from './tombstones/tombstone.ts';
import { setTombstone } from './tombstones/tombstone-queries.ts';

type SubmitError = 'not_found' | 'unauthenticated' | 'already_reviewed' | 'proof_rejected';

/** Thrown to roll the transaction back, so that a rejected token does not use up the year. */
class ProofRejectedError extends Error {}

const invitationTo = ({ idEmp }: Pick<ReviewInput, 'idEmp'>) =>
  ({ kind: 'invitation', idEmp }) as const;

const RECHECK_DELAY_MS = 30_000;

/**
 * One review per email, company and year; of concurrent calls one succeeds. An unverified email
 * gets its tombstone at the decision, so that a stranger cannot use up its owner's year. An
 * unavailable work check does not block the review: it is retried.
 */
export async function submitReview(
  { proof, ...form }: ReviewInput & { readonly proof?: string | undefined },
  writer: { readonly idJsk: number },
  now: Date,
): Promise<Result<number, SubmitError>> {
  const workCheck = workCheckOf(await resumeService().read(writer.idJsk), form.idEmp);
  try {
    return await db.transaction(async (tx) => {
      if (!(await companyIsOpen(tx, form.idEmp))) return fail('not_found');
      const account = await findWriterAddress(tx, writer.idJsk);
      if (!account) return fail('unauthenticated');
      const year = thaiYear(now);
      if (account.isVerified) {
        const tombstone = tombstoneOf(account.email, form.idEmp, year);
        if (!(await setTombstone(tx, tombstone, year))) return fail('already_reviewed');
      }
      if (proof !== undefined && !(await redeemProof(tx, invitationTo(form), proof, now))) {
        throw new ProofRejectedError();
      }
      const idReview = await insertReview(tx, form, {
        ...writer,
        workCheck,
        reviewYear: year,
        isCounted: account.isVerified,
        isInvited: proof !== undefined,
      });
      if (workCheck === 'pending') {
        const startAfter = new Date(now.getTime() + RECHECK_DELAY_MS);
        await enqueue(tx, checkWorkJob, { idReview }, { startAfter });
      }
      return ok(idReview);
    });
  } catch (error) {
    if (error instanceof ProofRejectedError) return fail('proof_rejected');
    if (violatedConstraint(error) === 'reviews_once_a_year') return fail('already_reviewed');
    throw error;
  }
}
