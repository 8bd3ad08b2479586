import * as z from 'zod/mini';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';
import { defineMail } from '#shared/server/mail/mail.ts';
import { queueMail } from '#shared/server/mail/queue-mail.ts';

export const alreadyRegisteredMail = defineMail({
  name: 'already-registered',
  props: z.object({ kind: z.enum(['employer', 'jobSeeker']) }),
});

export async function notifyOwner(address: string, kind: 'employer' | 'jobSeeker', locale: Locale) {
  await queueMail(db, alreadyRegisteredMail, { to: { address }, locale, props: { kind } });
}
