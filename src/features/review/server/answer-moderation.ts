import * as z from 'zod/mini';
import type { ModerationOutcome } from '../core/moderation-outcome.ts';
import { moderationBody } from '../core/review-contract.ts';
import { decideReview } from './decide-review.ts';

const idOf = z.coerce.number().check(z.int(), z.positive(), z.lte(2_147_483_647));

/** The back office's plain form: the same contract as the endpoint, answered in words on the page. */
export async function answerModeration(
  form: FormData,
  idAdmin: number,
  now: Date,
): Promise<ModerationOutcome> {
  const given = Object.fromEntries([...form].filter(([, value]) => value !== ''));
  const id = z.safeParse(idOf, given['idReview']);
  if (!id.success) return { code: 'conflict', idReview: 0 };
  const idReview = id.data;
  const body = z.safeParse(moderationBody, given);
  if (!body.success) return { code: 'reasonRequired', idReview };
  const { decision, reasonCode } = body.data;
  const done =
    decision === 'refuse' && reasonCode
      ? await decideReview(idReview, { action: 'refuse', reasonCode }, idAdmin, now)
      : await decideReview(idReview, { action: 'publish' }, idAdmin, now);
  if (!done.ok) return { code: 'conflict', idReview };
  return { code: decision === 'publish' ? 'published' : 'refused', idReview };
}
