import { eq } from 'drizzle-orm';
import { decideReview, type ReviewDecision } from '#features/review/server/decide-review.ts';
import { publishDueReview } from '#features/review/server/publication/publish-due-review.ts';
import { submitReview } from '#features/review/server/submit-review.ts';
import { db } from '#shared/server/db/pool.ts';
import { auditLog } from '#shared/server/db/schema/operations.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { makeAdmin, reviewForm } from '../fixtures/review-fixture.ts';

export const PUBLISH = { action: 'publish', revision: 1 } as const;
export const REFUSE = { action: 'refuse', reasonCode: 'abuse', revision: 1 } as const;

export async function sendReview(idEmp: number, idJsk: number, now = new Date()): Promise<number> {
  const sent = await submitReview(reviewForm(idEmp), { idJsk }, now);
  if (!sent.ok) throw new Error(sent.code);
  return sent.value;
}

export const decide = async (
  idReview: number,
  decision: ReviewDecision = PUBLISH,
  now = new Date(),
) => decideReview(idReview, decision, await makeAdmin(), now);

export async function publishedReview(idEmp: number, idJsk: number): Promise<number> {
  const idReview = await sendReview(idEmp, idJsk);
  await decide(idReview);
  await publishDueReview(idReview, new Date());
  return idReview;
}

export async function actionsOn(subject: string): Promise<string[]> {
  const rows = await db.select().from(auditLog).where(eq(auditLog.subject, subject));
  return rows.map(({ action }) => action);
}

export async function reviewRow(idReview: number): Promise<typeof reviews.$inferSelect> {
  const [row] = await db.select().from(reviews).where(eq(reviews.idReview, idReview));
  if (!row) throw new Error('no review');
  return row;
}
