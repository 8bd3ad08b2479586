import { fail, ok, type Result } from '#shared/core/result.ts';
import { PAIR_SECONDS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePasswordAttempt } from '#shared/server/session/admit-try.ts';
import { findJobSeekerByUsername } from '#shared/server/session/credential-queries.ts';
import { type OpenedSession, openSession } from '#shared/server/session/open-session.ts';
import { verifyAccount } from '#shared/server/session/verify-account.ts';
import type { EmployerCredentials } from './sign-in-employer.ts';

export async function signInJobSeeker(
  { username, password, from }: EmployerCredentials,
  now: Date,
): Promise<
  Result<
    { opened: OpenedSession; jsk: { idJsk: number; username: string } },
    'wrong_credentials' | 'unavailable' | 'too_many_requests'
  >
> {
  const wait = await takePasswordAttempt({ kind: 'jobSeeker', email: username }, from);
  if (wait !== null) return fail('too_many_requests', { retryAfter: wait });
  const jobSeeker = await findJobSeekerByUsername(db, username);
  const verified = await verifyAccount(jobSeeker && { owner: jobSeeker, ...jobSeeker }, password);
  if (!verified.ok) return verified;
  if (!jobSeeker || !verified.value) return fail('wrong_credentials');
  const pairSeconds = PAIR_SECONDS.jobSeeker;
  const owner = { idJsk: jobSeeker.idJsk };
  const { userAgent } = from;
  const opened = await db.transaction((tx) =>
    openSession(tx, { kind: 'jobSeeker', owner, userAgent, pairSeconds }, now),
  );
  return ok({ opened, jsk: { idJsk: jobSeeker.idJsk, username: jobSeeker.username } });
}
