import type { ReviewFate } from '#features/job-seeker/core/job-seeker-account-contract.ts';
import { forgetPersonJob } from '#features/job-seeker/server/forget-person-job.ts';
import {
  eraseJobSeeker,
  mailsBeforeLeaving,
} from '#features/job-seeker/server/job-seeker-queries.ts';
import { forgetPhoto } from '#features/media/server/photo/forget-photo.ts';
import { forgetAlertsOf } from '#features/opening/server/alert/alert-queries.ts';
import { forgetReactionsOf } from '#features/reaction/server/forget-reactions-job.ts';
import { forgetWriter } from '#features/review/server/removal/forget-writer.ts';
import { db } from '#shared/server/db/pool.ts';
import { workOn } from '#shared/server/jobs/job.ts';
import { forgetMails } from '#shared/server/mail/forget-mails.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';

/** Each slice lets go of what it keeps, the person's own row last: a failure begins again from the top. */
export async function forgetPerson(idJsk: number, reviews: ReviewFate): Promise<void> {
  await forgetWriter(idJsk, reviews);
  await forgetReactionsOf(idJsk);
  await forgetAlertsOf(db, idJsk);
  await forgetMails(await mailsBeforeLeaving(db, idJsk));
  await forgetPhoto(idJsk);
  const removed = await resumeService().remove(idJsk);
  if (!removed.ok) throw new Error('the resume service is unavailable');
  await eraseJobSeeker(db, idJsk);
}

export const forgetPersonWorker = workOn(forgetPersonJob, ({ idJsk, reviews }) =>
  forgetPerson(idJsk, reviews),
);
