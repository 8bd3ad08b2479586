import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';
import { TELL_OWNER_LIMIT } from '../core/account-limits.ts';
import { alreadyRegisteredMail } from './account-mails.ts';

/** Somebody tried to sign up with an address that has an account: whoever reads its mail is told. */
export async function tellOwner(
  address: string,
  kind: 'employer' | 'jobSeeker',
  locale: Locale,
): Promise<void> {
  const wait = await takePoint(TELL_OWNER_LIMIT, `already:${kind}:${address.toLowerCase()}`);
  if (wait !== null) return;
  await queueMail(db, alreadyRegisteredMail, { to: { address }, locale, props: { kind } });
}
