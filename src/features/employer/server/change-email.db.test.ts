import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import {
  employerWithPassword,
  mailProps,
  newPassword,
  sessionOf,
  typedMinutesAgo,
} from '#tests/fixtures/employer-fixture.ts';
import {
  confirmEmailChange,
  emailOfLink,
  isUsedEmailLink,
  requestEmailChange,
} from './change-email.ts';

const now = () => new Date();

describe('requestEmailChange', () => {
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

  it('applies when the link is opened, once, and notifies the old email first', async () => {
    const { employer, asked, token } = await asking('new@example.com');
    expect(asked).toEqual({ ok: true, value: null });
    expect(await mailProps(employer.email, 'email-changing')).toMatchObject({
      newEmail: 'new@example.com',
    });
    expect(await addressOf(employer.idUser)).toBe(employer.email);
    expect(await emailOfLink(token)).toEqual({ email: 'new@example.com', isDone: false });
    expect(await confirmEmailChange(token)).toEqual({ ok: true, value: 'new@example.com' });
    expect(await addressOf(employer.idUser)).toBe('new@example.com');
  });

  it('applies once per link, whose page shows the result until the next change', async () => {
    const { employer, token } = await asking('again@example.com');
    const twice = await Promise.all([confirmEmailChange(token), confirmEmailChange(token)]);
    expect(twice.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 'again@example.com' }]);
    expect(twice).toContainEqual({ ok: false, code: 'link_used' });
    expect(await emailOfLink(token)).toEqual({ email: 'again@example.com', isDone: true });
    await db
      .update(users)
      .set({ email: 'later@example.com' })
      .where(eq(users.idUser, employer.idUser));
    expect(await emailOfLink(token)).toBeNull();
    expect(await isUsedEmailLink(token)).toBe(true);
    expect(await isUsedEmailLink('a-link-of-nobody')).toBe(false);
    expect(await confirmEmailChange(token)).toEqual({ ok: false, code: 'link_used' });
  });

  it('changes nothing if another account took the email concurrently', async () => {
    const { employer, token } = await asking('raced@example.com');
    const other = await employerWithPassword();
    await db
      .update(users)
      .set({ email: 'RACED@example.com' })
      .where(eq(users.idUser, other.idUser));
    expect(await confirmEmailChange(token)).toEqual({ ok: false, code: 'email_taken' });
    expect(await addressOf(employer.idUser)).toBe(employer.email);
  });

  it('responds alike for a registered email, and notifies only its owner', async () => {
    const other = await employerWithPassword();
    const { employer, asked } = await asking(other.email);
    expect(asked).toEqual({ ok: true, value: null });
    expect(await mailProps(other.email, 'confirm-email')).toBeNull();
    expect(await mailProps(other.email, 'already-registered')).not.toBeNull();
    expect(await addressOf(employer.idUser)).toBe(employer.email);
  });

  it('ignores links requested before a password change', async () => {
    const { session, token } = await asking('intruder@example.com');
    expect((await newPassword(session, 'r4$Tw9vb')).ok).toBe(true);
    expect(await confirmEmailChange(token)).toEqual({ ok: false, code: 'link_expired' });
  });
});
