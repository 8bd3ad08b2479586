import type { Result } from '#shared/core/result.ts';
import { invalidFields, ok } from '#shared/core/result.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { enqueue } from '#shared/server/jobs/enqueue.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import type { IdentityCode } from '#shared/server/session/confirm-identity.ts';
import { confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import { endSessions } from '#shared/server/session/credential-queries.ts';
import { endCredentialLinks } from '#shared/server/session/one-time-token-queries.ts';
import type { ReviewFate } from '../core/job-seeker-account-contract.ts';
import { forgetPersonJob } from './forget-person-job.ts';
import { jobSeekerDeletedMail } from './job-seeker-mails.ts';
import { closeJobSeeker } from './job-seeker-queries.ts';

/**
 * At once and for good: nobody can sign in any more when this returns, and a job lets everything go
 * that was kept. A waiting period would keep what the person wants gone, for longer than asked.
 */
export async function deleteJobSeeker(
  session: JobSeekerSession,
  form: { readonly email: string; readonly currentPassword: string; readonly reviews: ReviewFate },
  now: Date,
): Promise<Result<null, IdentityCode>> {
  if (form.email.toLowerCase() !== session.username.toLowerCase()) {
    return invalidFields({ email: ['emailOther'] });
  }
  const confirmed = await confirmIdentity(session, form.currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const { idJsk } = session;
  const { address, name, language } = confirmed.value;
  await db.transaction(async (tx) => {
    if (!(await closeJobSeeker(tx, idJsk))) return;
    await endSessions(tx, { idJsk });
    await endCredentialLinks(tx, { idJsk });
    await enqueue(tx, forgetPersonJob, { idJsk, reviews: form.reviews });
    await queueMail(tx, jobSeekerDeletedMail, {
      to: { address, name },
      locale: language,
      props: { reviews: form.reviews },
    });
  });
  return ok(null);
}
