import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { sessions } from '#shared/server/db/schema/accounts.ts';
import { liveSessions, revokeOwnSession } from '#shared/server/session/own-session-queries.ts';
import { jobSeekerOf, signedUp } from '#tests/fixtures/job-seeker-fixture.ts';

it('lists and revokes an expired session that its cookies can renew', async () => {
  const done = await signedUp();
  const caller = done.ok ? await jobSeekerOf(done.value.opened.token) : null;
  if (!caller) throw new Error('no session');
  const own = eq(sessions.idSession, caller.idSession);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(own);
  expect(await liveSessions(db, caller)).toHaveLength(1);
  expect(await revokeOwnSession(db, caller, caller.idSession)).toBe(true);
  expect(await liveSessions(db, caller)).toEqual([]);
});
