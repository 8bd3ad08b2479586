import type { JobSeekerSession } from '#shared/core/session.ts';
import { noteErasureJob } from '#shared/server/backup/erasures.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { deleteAccountOf, type LeaveForm } from '#shared/server/session/leave-account.ts';
import type { ReviewFate } from '../core/job-seeker-account-contract.ts';
import { erasePersonJob } from './erase-person-job.ts';
import { jobSeekerDeletedMail } from './job-seeker-mails.ts';
import { closeJobSeeker } from './job-seeker-queries.ts';

/**
 * Deletes the account immediately: sign-in stops and a job erases the data. A waiting period would
 * keep data longer than the person wants.
 */
export function deleteJobSeeker(
  session: JobSeekerSession,
  { reviews, ...form }: LeaveForm & { readonly reviews: ReviewFate },
  now: Date,
) {
  const { idJsk, username } = session;
  return deleteAccountOf(
    session,
    form,
    {
      names: [username],
      mail: jobSeekerDeletedMail,
      effect: async (tx) => {
        if (!(await closeJobSeeker(tx, idJsk))) return null;
        await enqueue(tx, erasePersonJob, { idJsk, reviews });
        const erased = { who: 'jobSeeker', id: idJsk, reviews } as const;
        await enqueue(tx, noteErasureJob, { ...erased, at: now.toISOString() });
        return { reviews };
      },
    },
    now,
  );
}
