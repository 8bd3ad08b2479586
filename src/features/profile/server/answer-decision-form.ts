import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { decision } from '../core/submission-contract.ts';
import { decideSubmission } from './decide-submission.ts';

export type DecisionOutcome = 'published' | 'returned' | 'remarkRequired' | 'tooLong' | 'conflict';

/** The team's two buttons as a plain form sends them: the same contract as the endpoint. */
export async function answerDecisionForm(
  form: FormData,
  idApproval: number,
  idAdmin: number,
  now: Date,
): Promise<DecisionOutcome> {
  const checked = z.safeParse(decision, {
    decision: form.get('decision'),
    remark: form.get('remark') ?? '',
  });
  if (!checked.success) {
    const isMissing = checked.error.issues.some(({ message }) => message === 'remarkRequired');
    return isMissing ? 'remarkRequired' : 'tooLong';
  }
  const decided = await decideSubmission(db, { ...checked.data, idApproval, idAdmin, now });
  if (!decided.ok) return 'conflict';
  return checked.data.decision === 'approve' ? 'published' : 'returned';
}
