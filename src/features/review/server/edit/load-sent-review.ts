import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import type { SentReview } from '../../core/own/sent-review.ts';
import { findOwnAnswers } from './edit-queries.ts';

/** Loads a review for editing; null unless it is the writer's, of this company and this year. */
export async function loadSentReview(
  key: { readonly idReview: number; readonly idJsk: number; readonly idEmp: number },
  now: Date,
): Promise<SentReview | null> {
  const found = await findOwnAnswers(db, { ...key, year: thaiYear(now) });
  if (!found) return null;
  const answers = Object.entries(found).map(([name, value]) => [name, String(value)]);
  return { idReview: key.idReview, answers: Object.fromEntries(answers) };
}
