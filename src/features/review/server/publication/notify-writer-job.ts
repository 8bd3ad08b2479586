import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { defineJob, defineWorker } from '#shared/server/jobs/job.ts';
import { mailToWriter } from '../mail-to-writer.ts';
import { reviewPublishedMail } from '../review-mails.ts';
import { lockReview } from '../review-queries.ts';

/**
 * Notifies the writer some time after publication: an employer who sees mail arrive at staff
 * addresses could otherwise link it to the review that appears then.
 */
export const notifyWriterJob = defineJob({
  name: 'notify-writer',
  data: z.object({ idReview: z.int() }),
});

export const notifyWriterWorker = defineWorker(notifyWriterJob, ({ idReview }, { idJob }) =>
  notifyWriter(idReview, idJob),
);

/** Idempotent: `idMail` identifies the email, so repeated calls send it once. */
export async function notifyWriter(idReview: number, idMail: string): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, idReview);
    if (review?.status !== 'published') return;
    await mailToWriter(tx, review.idJsk, reviewPublishedMail, {}, idMail);
  });
}
