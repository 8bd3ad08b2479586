import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { auditLog } from '#shared/server/db/schema/operations.ts';
import { employerWithPassword, sessionOf, whoIs } from '#tests/fixtures/employer-fixture.ts';
import { jobSeekerOf, signedUp } from '#tests/fixtures/job-seeker-fixture.ts';
import { makeAdmin } from '#tests/fixtures/review-fixture.ts';
import { endAccountSessions } from './end-account-sessions.ts';
import { findAccount, foundAccounts } from './find-account.ts';

const newAddress = () => `${randomUUID()}@example.com`;

async function lookUp(email: string) {
  const idAdmin = await makeAdmin();
  const idLookup = await findAccount(email, idAdmin);
  return { idAdmin, idLookup, found: await foundAccounts(db, idLookup, idAdmin) };
}

const logged = async () =>
  (await db.select().from(auditLog)).filter(({ action }) => action.startsWith('account.'));

it('finds an employer by exact email, and logs the account without the email', async () => {
  const { email, idEmp, idUser } = await employerWithPassword();
  await sessionOf({ idUser });
  const { found, idLookup } = await lookUp(email.toUpperCase());
  expect(found).toMatchObject({
    jobSeeker: null,
    user: {
      idEmp,
      role: 'admin',
      isEmailVerified: true,
      sessions: 1,
      lastSignIn: expect.any(Date),
    },
  });
  const lines = await logged();
  expect(lines.find(({ idAudit }) => idAudit === idLookup)).toMatchObject({
    action: 'account.find',
    subject: 'account',
    detail: { idUser },
  });
  expect(JSON.stringify(lines).toLowerCase()).not.toContain(email.toLowerCase());
  for (const near of [email.slice(1), '%', newAddress()]) {
    expect((await lookUp(near)).found).toMatchObject({ user: null, jobSeeker: null });
  }
});

it('reveals neither identity nor texts of a job seeker', async () => {
  const email = newAddress();
  await signedUp(email);
  const first = await lookUp(email);
  expect(first.found).toEqual({
    idLookup: first.idLookup,
    user: null,
    jobSeeker: { isEmailVerified: false, sessions: 1, lastSignIn: expect.any(Date) },
  });
  const proved = { emailVerifiedAt: new Date() };
  await db.update(jobSeekers).set(proved).where(eq(jobSeekers.username, email));
  expect((await lookUp(email)).found?.jobSeeker?.isEmailVerified).toBe(true);
});

it('shows a look-up to its caller only, for half an hour', async () => {
  const { email } = await employerWithPassword();
  const { idAdmin, idLookup } = await lookUp(email);
  expect(await foundAccounts(db, idLookup, await makeAdmin())).toBeNull();
  expect(await foundAccounts(db, idLookup + 1000, idAdmin)).toBeNull();
  await db
    .update(auditLog)
    .set({ createdAt: sql`now() - interval '31 minutes'` })
    .where(eq(auditLog.idAudit, idLookup));
  expect(await foundAccounts(db, idLookup, idAdmin)).toBeNull();
  const late = { idLookup, kind: 'user', idAdmin } as const;
  expect(await endAccountSessions(late)).toMatchObject({ code: 'not_found' });
});

it('revokes the sessions of one account of the email and leaves the other', async () => {
  const { email, idUser } = await employerWithPassword();
  const { cookie } = await sessionOf({ idUser });
  const person = await signedUp(email);
  const token = person.ok ? person.value.opened.token : '';
  const { idAdmin, idLookup } = await lookUp(email);
  const end = { idLookup, kind: 'user', idAdmin } as const;
  const stranger = await makeAdmin();
  expect(await endAccountSessions({ ...end, idAdmin: stranger })).toMatchObject({ ok: false });
  expect((await whoIs(cookie)).employer).not.toBeNull();
  expect(await endAccountSessions(end)).toEqual({ ok: true, value: null });
  expect((await whoIs(cookie)).employer).toBeNull();
  expect(await jobSeekerOf(token)).not.toBeNull();
  expect((await foundAccounts(db, idLookup, idAdmin))?.user?.sessions).toBe(0);
  const ended = (await logged()).filter(({ action }) => action === 'account.revokeSessions');
  expect(ended).toMatchObject([{ subject: `user:${idUser}`, idActor: idAdmin }]);
});
