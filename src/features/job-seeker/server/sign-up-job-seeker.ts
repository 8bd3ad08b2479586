import { mailedPage } from '#features/session/core/return-path/return-page.ts';
import { checkPassword } from '#shared/core/forms/password-rules.ts';
import type { Locale } from '#shared/core/locale.ts';
import { invalidFields, ok } from '#shared/core/result.ts';
import { PAIR_SECONDS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { violatedConstraint } from '#shared/server/db/violated-constraint.ts';
import { notifyOwner } from '#shared/server/session/notify-owner.ts';
import { openSession } from '#shared/server/session/open-session.ts';
import { hashPassword } from '#shared/server/session/passwords.ts';
import type { JobSeekerSignUpForm } from '../core/sign-up-contract.ts';
import { insertJobSeeker, markEmailVerified } from './job-seeker-queries.ts';
import { sendVerificationEmail } from './send-proof.ts';

/**
 * Signs up a job seeker, who may write immediately, but whose texts appear once the email is
 * verified. An invitation sent to the same email verifies it.
 */
export async function signUpJobSeeker(
  form: JobSeekerSignUpForm,
  from: { locale: Locale; userAgent: string; isEmailVerified?: boolean },
  now: Date,
) {
  const password = checkPassword(form.password, [form.email, form.firstName, form.lastName]);
  if (!password.ok) return invalidFields({ password: [password.code] });
  const hashed = await hashPassword(form.password);
  if (!hashed.ok) return hashed;
  try {
    return await db.transaction(async (tx) => {
      const idJsk = await insertJobSeeker(tx, form, hashed.value, from.locale);
      const recipient = { idJsk, email: form.email, to: mailedPage(form.to) };
      if (from.isEmailVerified) await markEmailVerified(tx, idJsk);
      else await sendVerificationEmail(tx, recipient, from.locale, now);
      const { userAgent } = from;
      const pairSeconds = PAIR_SECONDS.jobSeeker;
      const session = { kind: 'jobSeeker', owner: { idJsk }, userAgent, pairSeconds } as const;
      const opened = await openSession(tx, session, now);
      return ok({ opened, jsk: { idJsk, username: form.email } });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'job_seekers_username') {
      await notifyOwner(form.email, 'jobSeeker', from.locale);
      return invalidFields({ email: ['emailTaken'] });
    }
    throw error;
  }
}
