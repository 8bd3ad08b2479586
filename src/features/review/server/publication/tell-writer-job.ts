import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { defineJob, defineWorker } from '#shared/server/jobs/job.ts';
import { mailToWriter } from '../mail-to-writer.ts';
import { reviewPublishedMail } from '../review-mails.ts';
import { lockReview } from '../review-queries.ts';

/**
 * Tells the writer of a publication some time after it: whoever sees the mails of an address arrive, as an employer
 * does those of its staff, could else wait for the review that appears at that moment.
 */
export const notifyWriterJob = defineJob({
  name: 'tell-writer',
  data: z.object({ idReview: z.int() }),
});

export const notifyWriterWorker = defineWorker(notifyWriterJob, ({ idReview }, { idJob }) =>
  notifyWriter(idReview, idJob),
);

/** Safe to run twice: the mail is the one with this id. */
export async function notifyWriter(idReview: number, idMail: string): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await lockReview(tx, idReview);
    if (review?.status !== 'published') return;
    await mailToWriter(tx, review.idJsk, reviewPublishedMail, {}, idMail);
  });
}
