import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { confirmJobSeeker } from './confirm-job-seeker.ts';
import { acceptPassword, replacePassword } from './replace-password.ts';

/** This session stays; whoever else was signed in is out, and the owner is told by mail. */
export async function changeJobSeekerPassword(
  session: JobSeekerSession,
  form: { readonly currentPassword: string; readonly password: string },
  now: Date,
) {
  const confirmed = await confirmJobSeeker(session, form.currentPassword, now);
  if (!confirmed.ok) return confirmed;
  const { credentials } = confirmed;
  const accepted = await acceptPassword(form.password, credentials.words);
  if (!accepted.ok) return accepted;
  const { idJsk, idSession: keepSession } = session;
  const passwordHash = accepted.value;
  await db.transaction((tx) =>
    replacePassword(tx, { idJsk }, { passwordHash, credentials, keepSession }),
  );
  return { ok: true } as const;
}
