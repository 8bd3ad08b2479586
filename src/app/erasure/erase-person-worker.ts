import { eraseInvited } from '#features/invitation/server/retention/erase-invited.ts';
import type { ReviewFate } from '#features/job-seeker/core/job-seeker-account-contract.ts';
import { erasePersonJob } from '#features/job-seeker/server/erase-person-job.ts';
import {
  eraseJobSeeker,
  mailsBeforeLeaving,
} from '#features/job-seeker/server/job-seeker-queries.ts';
import { erasePhoto } from '#features/media/server/photo/delete-photo.ts';
import { eraseAlertsOf } from '#features/opening/server/alert/alert-queries.ts';
import { eraseReactionsOf } from '#features/reaction/server/purge-reactions-job.ts';
import { eraseWriter } from '#features/review/server/removal/erase-writer.ts';
import { eraseResetLinkJobs } from '#features/session/server/passwords/reset-link-queries.ts';
import { ERASERS, type Eraser } from '#shared/server/db/person-tables.ts';
import { db } from '#shared/server/db/pool.ts';
import { defineWorker } from '#shared/server/jobs/job.ts';
import { deleteMailsAndFiles } from '#shared/server/mail/purge-mails.ts';
import { resumeService } from '#shared/server/resume-service/resume-service.ts';

type Erase = (idJsk: number, reviews: ReviewFate) => Promise<void>;

const ERASE: Readonly<Record<Eraser, Erase>> = {
  reviews: eraseWriter,
  reactions: eraseReactionsOf,
  alerts: (idJsk) => eraseAlertsOf(db, idJsk),
  invitations: eraseInvited,
  mails: async (idJsk) => {
    await deleteMailsAndFiles(await mailsBeforeLeaving(db, idJsk));
    await eraseResetLinkJobs(db, idJsk);
  },
  photo: erasePhoto,
  resume: async (idJsk) => {
    const removed = await resumeService().remove(idJsk);
    if (!removed.ok) throw new Error('the resume service is unavailable');
  },
  account: (idJsk) => eraseJobSeeker(db, idJsk),
};

/** Runs every eraser that the database schema names for its tables with personal data. */
export async function erasePerson(idJsk: number, reviews: ReviewFate): Promise<void> {
  for (const eraser of ERASERS) await ERASE[eraser](idJsk, reviews);
}

export const erasePersonWorker = defineWorker(erasePersonJob, ({ idJsk, reviews }) =>
  erasePerson(idJsk, reviews),
);
