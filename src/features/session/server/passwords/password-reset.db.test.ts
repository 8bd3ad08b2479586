import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { keyPairs, oneTimeTokens, sessions } from '#shared/server/db/schema/accounts.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { redactText } from '#shared/server/redact.ts';
import { type DeviceVisitor, rememberDevice } from '#shared/server/session/known-devices.ts';
import { openSession } from '#shared/server/session/open-session.ts';
import {
  employerWithPassword,
  NOWHERE,
  signIn,
  TEST_PASSWORD,
} from '#tests/fixtures/employer-fixture.ts';
import { signedUp } from '#tests/fixtures/job-seeker-fixture.ts';
import {
  requestPasswordReset,
  resetLinkState,
  resetPassword,
  sendResetLinks,
} from './reset-password.ts';

const OLD = TEST_PASSWORD;
const NEW = 'r4$Tw9vb';

const mailsTo = (email: string) =>
  db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, email));

async function linkTo(email: string, now = new Date()): Promise<string> {
  await sendResetLinks(email, 'th', now);
  const mails = await mailsTo(email);
  const props = mails.find(({ template }) => template === 'reset-link')?.props;
  return String(props?.['token']);
}

async function promisedLinks(): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'send-reset-link'`,
  );
  return rows[0]?.count ?? 0;
}

describe('requestPasswordReset', () => {
  it('responds alike with and without an account, and emails only existing accounts', async () => {
    const { email } = await employerWithPassword();
    const known = await requestPasswordReset(email, 'th', NOWHERE);
    expect(await requestPasswordReset('nobody@example.com', 'th', NOWHERE)).toEqual(known);
    await sendResetLinks('nobody@example.com', 'th', new Date());
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    expect(await linkTo(email.toUpperCase().toLowerCase())).toMatch(/^[\w-]{40,}$/);
    expect((await mailsTo(email)).map(({ toName }) => toName)).toEqual(['']);
  });

  it('limits emails to one address, but never locks out its owner', async () => {
    const email = 'often@example.com';
    const asked = async (from: DeviceVisitor) => {
      const before = await promisedLinks();
      await requestPasswordReset(email.toUpperCase(), 'th', from);
      return (await promisedLinks()) - before;
    };
    for (let time = 0; time < 20; time += 1) expect(await asked(NOWHERE)).toBe(1);
    expect(await asked(NOWHERE)).toBe(0);
    const { value } = await rememberDevice(NOWHERE, { kind: 'jobSeeker', email });
    expect(await asked({ ...NOWHERE, device: value ?? '' })).toBe(1);
  });

  it('is unlimited only for the account type that the device has verified', async () => {
    const { email } = await employerWithPassword();
    await signedUp(email);
    const uncounted = async (known: readonly ('employer' | 'jobSeeker')[]) => {
      await db.delete(emailOutbox).where(eq(emailOutbox.toEmail, email));
      await sendResetLinks(email, 'th', new Date(), { knownKinds: known });
      const links = (await mailsTo(email)).filter(({ template }) => template === 'reset-link');
      const free = links.filter(({ props }) => props?.['isKnownDevice'] === true);
      return free.map(({ props }) => props?.['kind']).toSorted();
    };
    expect(await uncounted(['jobSeeker'])).toEqual([]);
    expect(await uncounted(['employer'])).toEqual(['employer']);
    await db
      .update(jobSeekers)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(jobSeekers.username, email));
    expect(await uncounted(['jobSeeker'])).toEqual(['jobSeeker']);
    expect(await uncounted([])).toEqual([]);
  });

  it.each([
    ['company/acme-1/jobs/5/apply', 'jobSeeker'],
    ['company/jobs?applicants=5', 'employer'],
  ])('leads back to %s the %s, and to no other account of the email', async (to, kind) => {
    const { email } = await employerWithPassword();
    await signedUp(email);
    await sendResetLinks(email, 'th', new Date(), { to });
    const links = (await mailsTo(email)).filter(({ template }) => template === 'reset-link');
    expect(Object.fromEntries(links.map(({ props }) => [props?.['kind'], props?.['to']]))).toEqual({
      employer: undefined,
      jobSeeker: undefined,
      [kind]: to,
    });
  });

  it('stores no readable token in the database', async () => {
    const { email, idUser } = await employerWithPassword();
    const token = await linkTo(email);
    const [row] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.idUser, idUser));
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

describe('the reset link', () => {
  it('sets the password, signs out everywhere and notifies the owner', async () => {
    const { email, idUser } = await employerWithPassword();
    const owner = { idUser };
    await openSession(db, { kind: 'employer', owner, userAgent: '' }, new Date());
    await db.insert(keyPairs).values({
      encHash: `enc${idUser}`,
      keyHash: 'key',
      family: crypto.randomUUID(),
      tokenUse: 'cookie',
      idUser,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect(await resetPassword(await linkTo(email), NEW)).toEqual(ok({ kind: 'employer', email }));
    const alive = await db.select().from(sessions).where(eq(sessions.idUser, idUser));
    expect(alive.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    const [pair] = await db.select().from(keyPairs).where(eq(keyPairs.idUser, idUser));
    expect(pair?.expiresAt.getTime()).toBeLessThanOrEqual(Date.now());
    expect((await mailsTo(email)).map(({ template }) => template)).toContain('password-changed');
    expect(await signIn(email, OLD)).toMatchObject({ code: 'wrong_credentials' });
    expect((await signIn(email, NEW)).ok).toBe(true);
  });

  it('works once, also for twenty at the same time', async () => {
    const { email } = await employerWithPassword();
    const token = await linkTo(email);
    const all = await Promise.all(Array.from({ length: 20 }, () => resetPassword(token, NEW)));
    expect(await resetLinkState('a-link-of-nobody')).toEqual({ isOver: true, usedBy: null });
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await resetPassword(token, NEW)).toEqual({ ok: false, code: 'link_used' });
    expect(await resetLinkState(token)).toEqual({ isOver: true, usedBy: 'employer' });
  });

  it('works for one hour', async () => {
    const { email } = await employerWithPassword();
    const open = await linkTo(email);
    expect(await resetLinkState(open)).toEqual({ isOver: false, usedBy: null });
    await db.delete(emailOutbox).where(eq(emailOutbox.toEmail, email));
    const token = await linkTo(email, new Date(Date.now() - 61 * 60_000));
    expect(await resetLinkState(token)).toEqual({ isOver: true, usedBy: null });
    expect(await resetPassword(token, NEW)).toEqual({ ok: false, code: 'link_expired' });
  });

  it('stays valid when a password with words of the account is rejected', async () => {
    const { email } = await employerWithPassword();
    const token = await linkTo(email);
    const refused = await resetPassword(token, 'Company2026');
    expect(refused).toMatchObject({ fields: { password: ['passwordCommon'] } });
    expect((await resetPassword(token, NEW)).ok).toBe(true);
  });

  it('of an earlier email expires with the first one used', async () => {
    const { email } = await employerWithPassword();
    const first = await linkTo(email);
    await db.delete(emailOutbox).where(eq(emailOutbox.toEmail, email));
    const second = await linkTo(email);
    expect((await resetPassword(second, NEW)).ok).toBe(true);
    expect(await resetPassword(first, OLD)).toEqual({ ok: false, code: 'link_expired' });
    expect(await resetLinkState(first)).toEqual({ isOver: true, usedBy: null });
  });

  it('opens the account of a job seeker as well', async () => {
    const email = 'reset@example.com';
    await signedUp(email);
    expect(await resetPassword(await linkTo(email), NEW)).toEqual(ok({ kind: 'jobSeeker', email }));
  });

  it('appears in no log', () => {
    expect(redactText('PUT /yousayapi/passwordReset/s3cret_x?a=1')).not.toContain('s3cret');
    expect(redactText('/forgotpassword?token=s3cret')).not.toContain('s3cret');
  });
});
