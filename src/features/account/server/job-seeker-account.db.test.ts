import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers, oneTimeTokens, sessions } from '#shared/server/db/schema/accounts.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { changeJobSeekerPassword } from './change-job-seeker-password.ts';
import { currentSessions } from './current-sessions.ts';
import { deleteJobSeeker } from './delete-job-seeker.ts';
import { eraseJobSeeker } from './job-seeker-queries.ts';
import { sendProof } from './send-proof.ts';
import { signInJobSeeker } from './sign-in-job-seeker.ts';
import { signUpJobSeeker } from './sign-up-job-seeker.ts';
import { verifyAddress } from './verify-address.ts';

const OLD = 'k7#mQ2xz';
const NEW = 'r4$Tw9vb';
const now = () => new Date();
const from = { locale: 'th', userAgent: 'test' } as const;
let people = 0;

const sessionOf = async (token: string) => {
  const headers = { cookie: `accessToken=${token}` };
  return (await currentSessions(new Request('http://localhost/', { headers }))).jobSeeker;
};

async function person(): Promise<JobSeekerSession> {
  people += 1;
  const email = `person${people}@example.com`;
  const names = { firstName: 'ทดสอบ', lastName: 'ระบบ' };
  const form = { ...names, email, password: OLD, confirmPassword: OLD, terms: true };
  const done = await signUpJobSeeker(form, from, now());
  const session = done.ok ? await sessionOf(done.opened.token) : null;
  if (!session) throw new Error('no session');
  return session;
}

const signIn = (username: string, password: string) =>
  signInJobSeeker({ username, password, userAgent: '' }, now());

const mailsTo = async (address: string) => {
  const rows = await db.select().from(outgoingMails).where(eq(outgoingMails.toEmail, address));
  return rows.map(({ template }) => template);
};

/** Somebody who has only ever come by Google. */
async function withoutPassword(session: JobSeekerSession, minutesAgo: number) {
  const { idJsk, idSession } = session;
  await db.update(jobSeekers).set({ passwordHash: null }).where(eq(jobSeekers.idJsk, idJsk));
  await db
    .update(sessions)
    .set({ authenticatedAt: new Date(Date.now() - minutesAgo * 60_000) })
    .where(eq(sessions.idSession, idSession));
}

describe('changing the password', () => {
  const form = { currentPassword: OLD, password: NEW };

  it('needs the current one, ends other sessions, keeps this one and tells the owner', async () => {
    const session = await person();
    const elsewhere = await signIn(session.username, OLD);
    if (!elsewhere.ok) throw new Error(elsewhere.code);
    const wrong = { ...form, currentPassword: NEW };
    expect(await changeJobSeekerPassword(session, wrong, now())).toMatchObject({
      fields: { currentPassword: ['passwordWrong'] },
    });
    expect(
      await changeJobSeekerPassword(session, { ...form, currentPassword: '' }, now()),
    ).toMatchObject({ fields: { currentPassword: ['passwordRequired'] } });
    expect(await changeJobSeekerPassword(session, form, now())).toEqual({ ok: true });
    expect(await sessionOf(elsewhere.opened.token)).toBeNull();
    const [row] = await db.select().from(sessions).where(eq(sessions.idSession, session.idSession));
    expect(row?.revokedAt).toBeNull();
    expect(await signIn(session.username, OLD)).toMatchObject({ code: 'wrong_credentials' });
    expect((await signIn(session.username, NEW)).ok).toBe(true);
    expect(await mailsTo(session.username)).toContain('password-changed');
  });

  it('takes a fresh sign-in where there is no password yet, and no old one', async () => {
    const session = await person();
    await withoutPassword(session, 6);
    const first = { currentPassword: '', password: NEW };
    expect(await changeJobSeekerPassword(session, first, now())).toMatchObject({
      code: 'reauthentication_needed',
    });
    await withoutPassword(session, 4);
    expect(await changeJobSeekerPassword(session, first, now())).toEqual({ ok: true });
  });

  it('cannot be guessed without end', async () => {
    const session = await person();
    const codes: string[] = [];
    for (let time = 0; time < 26; time += 1) {
      const done = await changeJobSeekerPassword(session, { ...form, currentPassword: 'x' }, now());
      codes.push(done.ok ? 'ok' : done.code);
    }
    expect(codes.at(-1)).toBe('too_many_requests');
  });
});

describe('deleting the account', () => {
  const form = (email: string) => ({ email, currentPassword: OLD, reviews: 'keep' }) as const;

  it('needs the address and the password', async () => {
    const session = await person();
    expect(await deleteJobSeeker(session, form('other@example.com'), now())).toMatchObject({
      fields: { email: ['emailOther'] },
    });
    const wrong = { ...form(session.username), currentPassword: NEW };
    expect(await deleteJobSeeker(session, wrong, now())).toMatchObject({
      fields: { currentPassword: ['passwordWrong'] },
    });
    expect((await signIn(session.username, OLD)).ok).toBe(true);
  });

  it('signs out everywhere at once, frees the address and leaves no row behind', async () => {
    const session = await person();
    const elsewhere = await signIn(session.username, OLD);
    if (!elsewhere.ok) throw new Error(elsewhere.code);
    expect(await deleteJobSeeker(session, form(session.username.toUpperCase()), now())).toEqual({
      ok: true,
    });
    expect(await sessionOf(elsewhere.opened.token)).toBeNull();
    expect(await signIn(session.username, OLD)).toMatchObject({ code: 'wrong_credentials' });
    expect(await mailsTo(session.username)).toContain('job-seeker-deleted');
    const again = {
      firstName: 'a',
      lastName: 'b',
      password: NEW,
      confirmPassword: NEW,
      terms: true,
    };
    const anew = await signUpJobSeeker({ ...again, email: session.username }, from, now());
    expect(anew.ok).toBe(true);
    await eraseJobSeeker(db, session.idJsk);
    const left = await db.select().from(jobSeekers).where(eq(jobSeekers.idJsk, session.idJsk));
    expect(left).toEqual([]);
  });

  it('never erases somebody who did not ask for it', async () => {
    const { idJsk } = await person();
    await eraseJobSeeker(db, idJsk);
    expect(await db.select().from(jobSeekers).where(eq(jobSeekers.idJsk, idJsk))).toHaveLength(1);
  });
});

describe('the proof of address', () => {
  async function newProof({ idJsk, username: email }: JobSeekerSession): Promise<string> {
    await db.delete(outgoingMails).where(eq(outgoingMails.toEmail, email));
    await sendProof(db, { idJsk, email, fullName: 'x', firstName: 'x' }, 'th', now());
    const [mail] = await db.select().from(outgoingMails).where(eq(outgoingMails.toEmail, email));
    return String(mail?.props?.['token']);
  }

  it('says whether it proved the address, was used, is old, or never was', async () => {
    const session = await person();
    const first = await newProof(session);
    const second = await newProof(session);
    expect(await verifyAddress(first)).toBe('unknown');
    expect(await verifyAddress(second)).toBe('proved');
    expect(await verifyAddress(second)).toBe('used');
    expect(await verifyAddress('x')).toBe('unknown');
    const other = await person();
    const late = await newProof(other);
    await db
      .update(oneTimeTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(oneTimeTokens.idJsk, other.idJsk));
    expect(await verifyAddress(late)).toBe('old');
  });

  it('proves once, also for twenty at the same time', async () => {
    const token = await newProof(await person());
    const all = await Promise.all(Array.from({ length: 20 }, () => verifyAddress(token)));
    expect(all.filter((outcome) => outcome === 'proved')).toHaveLength(1);
    expect(all.filter((outcome) => outcome === 'used')).toHaveLength(19);
  });
});
