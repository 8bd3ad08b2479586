import type { Locale } from '#shared/core/locale.ts';
import { fail, invalidFields, ok } from '#shared/core/result.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { emailHashOf } from '#shared/server/mail/email-hash.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { type AlertRequest, CONFIRM_MAILS } from '../../core/alert/alert-contract.ts';
import { alertSubject } from '../../core/alert/alert-search.ts';
import { confirmAlertMail } from './alert-mails.ts';
import { followedCompany, isEmailSuppressed, upsertAlert } from './alert-queries.ts';
import { alertToken } from './alert-token.ts';
import { turnOn } from './confirm-alert.ts';

interface Requester {
  readonly seeker: JobSeekerSession | null;
  readonly locale: Locale;
}

/**
 * The requester's own verified email is subscribed at once; any other gets a confirmation mail. The
 * response is the same for existing alerts and suppressed addresses, so it reveals neither.
 */
export async function requestAlert(
  { email, frequency, ...filters }: AlertRequest,
  { seeker, locale }: Requester,
  now: Date,
) {
  const address = email ?? seeker?.username;
  if (address === undefined) return invalidFields({ email: ['emailRequired'] });
  const subject = alertSubject(filters);
  const company = subject.idEmp === null ? null : await followedCompany(db, subject.idEmp);
  if (subject.idEmp !== null && company === null) return fail('not_found');
  const emailHash = emailHashOf(address);
  const isOwn =
    seeker?.emailVerified === true && seeker.username.toLowerCase() === address.toLowerCase();
  const newAlert = { ...subject, email: address, emailHash, frequency, lang: locale };
  if (isOwn) {
    return db.transaction(async (tx) => {
      const on = await turnOn(tx, await upsertAlert(tx, newAlert), frequency, now);
      return on.ok ? ok({ isOn: true, ...subject }) : on;
    });
  }
  const mayWrite =
    !(await isEmailSuppressed(db, emailHash)) &&
    (await takePoint(CONFIRM_MAILS, emailHash)) === null;
  if (mayWrite) {
    await db.transaction(async (tx) => {
      const token = alertToken(await upsertAlert(tx, newAlert));
      const props = { token, search: subject.search, company };
      await queueMail(tx, confirmAlertMail, { to: { address }, locale, props });
    });
  }
  return ok({ isOn: false, ...subject });
}
