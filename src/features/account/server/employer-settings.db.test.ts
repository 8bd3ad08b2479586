import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/accounts.ts';
import {
  employerWithPassword,
  mailProps,
  sessionOf,
  TEST_PASSWORD,
  typedMinutesAgo,
  whoIs,
} from '../../../../tests/support/fixtures/employer-fixture.ts';
import { confirmEmailChange, emailOfLink, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { checkOwnPassword } from './confirm-identity.ts';
import { signInEmployer } from './sign-in-employer.ts';

const NEW = 'r4$Tw9vb';
const now = () => new Date();
const signIn = (username: string, password: string) =>
  signInEmployer({ username, password, userAgent: '' }, now());

describe('the password', () => {
  it('is changed only by whoever typed the present one within five minutes', async () => {
    const session = await sessionOf(await employerWithPassword());
    await typedMinutesAgo(session.idSession, 6);
    const refused = await changePassword(session, { password: NEW }, now());
    expect(refused).toMatchObject({ code: 'reauthentication_needed' });
    const wrong = await changePassword(session, { password: NEW, currentPassword: 'x' }, now());
    expect(wrong).toMatchObject({ fields: { currentPassword: ['wrongPassword'] } });
    expect(await checkOwnPassword(session, 'x', now())).toMatchObject({ ok: false });
    expect(await checkOwnPassword(session, TEST_PASSWORD, now())).toEqual({ ok: true });
    expect(await changePassword(session, { password: NEW }, now())).toEqual({ ok: true });
  });

  it('once changed leaves this session and ends the others, and the owner is told', async () => {
    const employer = await employerWithPassword();
    const [here, there] = [await sessionOf(employer), await sessionOf(employer)];
    const form = { password: NEW, currentPassword: TEST_PASSWORD };
    expect(await changePassword(here, form, now())).toEqual({ ok: true });
    expect((await whoIs(here.cookie)).employer).not.toBeNull();
    expect((await whoIs(there.cookie)).employer).toBeNull();
    expect(await mailProps(employer.email, 'password-changed')).toEqual({ kind: 'employer' });
    expect((await signIn(employer.email, TEST_PASSWORD)).ok).toBe(false);
    expect((await signIn(employer.email, NEW)).ok).toBe(true);
  });

  it('is not made of the words of the company', async () => {
    const session = await sessionOf(await employerWithPassword());
    expect(await changePassword(session, { password: 'Company1234' }, now())).toMatchObject({
      fields: { password: ['passwordCommon'] },
    });
  });

  it('is guessed at 25 times an hour at most by a stolen session', async () => {
    const session = await sessionOf(await employerWithPassword());
    for (let time = 0; time < 25; time += 1) await checkOwnPassword(session, 'x', now());
    expect(await checkOwnPassword(session, TEST_PASSWORD, now())).toMatchObject({
      code: 'too_many_requests',
    });
  });
});

describe('the address', () => {
  const asking = async (email: string) => {
    const employer = await employerWithPassword();
    const session = await sessionOf(employer);
    const asked = await requestEmailChange(session, { email }, 'th', now());
    const token = String((await mailProps(email, 'confirm-email'))?.['token']);
    return { employer, session, asked, token };
  };
  const addressOf = async (idUser: number) =>
    (await db.select().from(users).where(eq(users.idUser, idUser)))[0]?.email;

  it('needs the password again', async () => {
    const session = await sessionOf(await employerWithPassword());
    await typedMinutesAgo(session.idSession, 6);
    expect(
      await requestEmailChange(session, { email: 'a@example.com' }, 'th', now()),
    ).toMatchObject({ code: 'reauthentication_needed' });
  });

  it('changes when the link is opened, once, and the old address is told before', async () => {
    const { employer, asked, token } = await asking('new@example.com');
    expect(asked).toEqual({ ok: true });
    expect(await mailProps(employer.email, 'email-changing')).toMatchObject({
      newEmail: 'new@example.com',
    });
    expect(await addressOf(employer.idUser)).toBe(employer.email);
    expect(await emailOfLink(token)).toBe('new@example.com');
    expect(await confirmEmailChange(token)).toEqual({ ok: true, value: 'new@example.com' });
    expect(await addressOf(employer.idUser)).toBe('new@example.com');
    expect(await confirmEmailChange(token)).toEqual({ ok: false, code: 'link_expired' });
  });

  it('stays when somebody took the new one meanwhile', async () => {
    const { employer, token } = await asking('raced@example.com');
    const other = await employerWithPassword();
    await db
      .update(users)
      .set({ email: 'RACED@example.com' })
      .where(eq(users.idUser, other.idUser));
    expect(await confirmEmailChange(token)).toEqual({ ok: false, code: 'email_taken' });
    expect(await addressOf(employer.idUser)).toBe(employer.email);
  });

  it('of somebody else gets the same answer, and only its owner learns of it', async () => {
    const other = await employerWithPassword();
    const { employer, asked } = await asking(other.email);
    expect(asked).toEqual({ ok: true });
    expect(await mailProps(other.email, 'confirm-email')).toBeNull();
    expect(await mailProps(other.email, 'already-registered')).not.toBeNull();
    expect(await addressOf(employer.idUser)).toBe(employer.email);
  });

  it('is not changed by a link asked for before the password was', async () => {
    const { session, token } = await asking('intruder@example.com');
    const form = { password: NEW, currentPassword: TEST_PASSWORD };
    expect(await changePassword(session, form, now())).toEqual({ ok: true });
    expect(await confirmEmailChange(token)).toEqual({ ok: false, code: 'link_expired' });
  });
});
