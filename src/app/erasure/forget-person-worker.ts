import { eraseInvited } from '#features/invitation/server/retention/forget-invited.ts';
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
import { eraseResetLinkJobs } from '#features/session/server/passwords/reset-link-queries.ts';
import { ERASERS, type Eraser } from '#shared/server/db/person-tables.ts';
import { db } from '#shared/server/db/pool.ts';
import { workOn } from '#shared/server/jobs/job.ts';
import { forgetMails } from '#shared/server/mail/forget-mails.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';

type Erase = (idJsk: number, reviews: ReviewFate) => Promise<void>;

/** Each slice lets go of what it keeps. */
const ERASE: Readonly<Record<Eraser, Erase>> = {
  reviews: forgetWriter,
  reactions: forgetReactionsOf,
  alerts: (idJsk) => forgetAlertsOf(db, idJsk),
  invitations: eraseInvited,
  mails: async (idJsk) => {
    await forgetMails(await mailsBeforeLeaving(db, idJsk));
    await eraseResetLinkJobs(db, idJsk);
  },
  photo: forgetPhoto,
  resume: async (idJsk) => {
    const removed = await resumeService().remove(idJsk);
    if (!removed.ok) throw new Error('the resume service is unavailable');
  },
  account: (idJsk) => eraseJobSeeker(db, idJsk),
};

/** Whatever table holds the person names what erases it there. */
export async function forgetPerson(idJsk: number, reviews: ReviewFate): Promise<void> {
  for (const eraser of ERASERS) await ERASE[eraser](idJsk, reviews);
}

export const forgetPersonWorker = workOn(forgetPersonJob, ({ idJsk, reviews }) =>
  forgetPerson(idJsk, reviews),
);
