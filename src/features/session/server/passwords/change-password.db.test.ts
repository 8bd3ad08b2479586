import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { sessions } from '#shared/server/db/schema/accounts.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { confirmIdentity } from '#shared/server/session/confirm-identity.ts';
import {
  employerWithPassword,
  mailProps,
  sessionOf,
  signIn,
  TEST_PASSWORD,
  typedMinutesAgo,
  whoIs,
} from '#tests/fixtures/employer-fixture.ts';
import { jobSeeker, jobSeekerOf, signInJsk } from '#tests/fixtures/job-seeker-fixture.ts';
import { changePassword } from './change-password.ts';

const NEW = 'r4$Tw9vb';
const now = () => new Date();

describe("an employer's password", () => {
  it('changes only with the current password within five minutes', async () => {
    const session = await sessionOf(await employerWithPassword());
    await typedMinutesAgo(session.idSession, 6);
    const refused = await changePassword(session, { password: NEW }, now());
    expect(refused).toMatchObject({ code: 'reauthentication_needed' });
    const wrong = await changePassword(session, { password: NEW, currentPassword: 'x' }, now());
    expect(wrong).toMatchObject({ fields: { currentPassword: ['wrongPassword'] } });
    expect(await confirmIdentity(session, 'x', now())).toMatchObject({ ok: false });
    expect((await confirmIdentity(session, TEST_PASSWORD, now())).ok).toBe(true);
    expect(await changePassword(session, { password: NEW }, now())).toMatchObject({ ok: true });
  });

  it('ends the other sessions and notifies the owner', async () => {
    const employer = await employerWithPassword();
    const [here, there] = [await sessionOf(employer), await sessionOf(employer)];
    const form = { password: NEW, currentPassword: TEST_PASSWORD };
    expect(await changePassword(here, form, now())).toMatchObject({ ok: true });
    expect((await whoIs(here.cookie)).employer).not.toBeNull();
    expect((await whoIs(there.cookie)).employer).toBeNull();
    expect(await mailProps(employer.email, 'password-changed')).toEqual({ kind: 'employer' });
    expect((await signIn(employer.email, TEST_PASSWORD)).ok).toBe(false);
    expect((await signIn(employer.email, NEW)).ok).toBe(true);
  });

  it('contains no words of the company', async () => {
    const session = await sessionOf(await employerWithPassword());
    expect(await changePassword(session, { password: 'Company1234' }, now())).toMatchObject({
      fields: { password: ['passwordCommon'] },
    });
  });

  it('allows a stolen session 25 guesses an hour at most', async () => {
    const session = await sessionOf(await employerWithPassword());
    for (let time = 0; time < 25; time += 1) await confirmIdentity(session, 'x', now());
    expect(await confirmIdentity(session, TEST_PASSWORD, now())).toMatchObject({
      code: 'too_many_requests',
    });
  });
});

async function withoutPassword(session: JobSeekerSession, minutesAgo: number) {
  const { idJsk, idSession } = session;
  await db.update(jobSeekers).set({ passwordHash: null }).where(eq(jobSeekers.idJsk, idJsk));
  await typedMinutesAgo(idSession, minutesAgo);
}

describe("a job seeker's password", () => {
  const form = { currentPassword: TEST_PASSWORD, password: NEW };

  it('needs the current password, ends all other sessions and notifies the owner', async () => {
    const session = await jobSeeker();
    const elsewhere = await signInJsk(session.username, TEST_PASSWORD);
    if (!elsewhere.ok) throw new Error(elsewhere.code);
    const wrong = { ...form, currentPassword: NEW };
    expect(await changePassword(session, wrong, now())).toMatchObject({
      fields: { currentPassword: ['wrongPassword'] },
    });
    expect(await changePassword(session, { ...form, currentPassword: '' }, now())).toMatchObject({
      fields: { currentPassword: ['passwordRequired'] },
    });
    expect(await changePassword(session, form, now())).toMatchObject({ ok: true });
    expect(await jobSeekerOf(elsewhere.value.opened.token)).toBeNull();
    const [row] = await db.select().from(sessions).where(eq(sessions.idSession, session.idSession));
    expect(row?.revokedAt).toBeNull();
    expect(await signInJsk(session.username, TEST_PASSWORD)).toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await signInJsk(session.username, NEW)).ok).toBe(true);
    expect(await mailProps(session.username, 'password-changed')).toEqual({
      kind: 'jobSeeker',
      isUnverified: true,
    });
  });

  it('is set after a fresh sign-in if there is none yet, never after an old one', async () => {
    const session = await jobSeeker();
    await withoutPassword(session, 6);
    const first = { currentPassword: '', password: NEW };
    expect(await changePassword(session, first, now())).toMatchObject({
      code: 'reauthentication_needed',
    });
    await withoutPassword(session, 4);
    expect(await changePassword(session, first, now())).toMatchObject({ ok: true });
  });

  it('limits guesses', async () => {
    const session = await jobSeeker();
    const codes: string[] = [];
    for (let time = 0; time < 26; time += 1) {
      const done = await changePassword(session, { ...form, currentPassword: 'x' }, now());
      codes.push(done.ok ? 'ok' : done.code);
    }
    expect(codes.at(-1)).toBe('too_many_requests');
  });
});
