import * as z from 'zod/mini';
import { defineLimit, MINUTE } from '#shared/core/limits.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { defineMail } from '#shared/server/mail/mail.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';

export const alreadyRegisteredMail = defineMail({
  name: 'already-registered',
  props: z.object({ kind: z.enum(['employer', 'jobSeeker']) }),
});

/** Telling an owner that somebody tried to sign up with their address. */
const TELL_OWNER_LIMIT = defineLimit({
  name: 'tellOwner',
  points: 5,
  duration: 30 * MINUTE,
  shared: true,
});

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
