import type { ModerationReason } from '#shared/core/domain/moderation-reasons.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { logDecision, rejectAndNotify } from '../decide-review.ts';
import { renewCompanies } from '../removal/remove-reviews.ts';
import { lockReview } from '../review-queries.ts';
import { lockScores } from '../scores/score-queries.ts';
import { settleReports } from './report-queries.ts';

interface Decision {
  readonly idReview: number;
  readonly idAdmin: number;
  readonly decision: 'keep' | 'refuse';
  readonly reasonCode?: ModerationReason | undefined;
  readonly revision: number;
  readonly lastReport: number;
}

/**
 * Decides the reports of a published review. If it stays, reports newer than those read remain
 * open; if it is removed, it counts as rejected: the writer is notified and may appeal or edit.
 */
export function decideReports(
  { idReview, idAdmin, decision, reasonCode, revision, lastReport }: Decision,
  now: Date,
): Promise<Result<null, 'not_found' | 'conflict'>> {
  return db.transaction(async (tx) => {
    await lockScores(tx);
    const review = await lockReview(tx, idReview);
    if (!review) return fail('not_found');
    if (review.status !== 'published' || review.revision !== revision) return fail('conflict');
    const removal = decision === 'refuse' ? reasonCode : undefined;
    const status = removal ? 'removed' : 'kept';
    const settled = { status, decidedBy: idAdmin, decidedAt: now } as const;
    const upTo = removal ? undefined : lastReport;
    if ((await settleReports(tx, idReview, settled, upTo)) === 0) return fail('conflict');
    if (removal) {
      await rejectAndNotify(tx, review, removal);
      await renewCompanies(tx, [review.idEmp]);
    }
    const action = removal ? 'remove' : 'keep';
    await logDecision(tx, { idReview, idAdmin, action, reasonCode: removal });
    return ok(null);
  });
}
