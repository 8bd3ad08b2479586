import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { mailProps, TEST_PASSWORD } from '#tests/fixtures/employer-fixture.ts';
import { jobSeekerOf } from '#tests/fixtures/job-seeker-fixture.ts';
import { signUpJobSeeker } from './sign-up-job-seeker.ts';

const password = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
const form = { firstName: 'A', lastName: 'B', ...password, terms: true } as const;

it.each([true, false])(
  'a verified email (%s) needs no verification email',
  async (isEmailVerified) => {
    const email = `invited-${isEmailVerified}@example.com`;
    const from = { locale: 'th', userAgent: '', isEmailVerified } as const;
    const done = await signUpJobSeeker({ ...form, email }, from, new Date());
    const session = done.ok ? await jobSeekerOf(done.value.opened.token) : null;
    expect(session?.emailVerified).toBe(isEmailVerified);
    const mails = await db.$count(emailOutbox, eq(emailOutbox.toEmail, email));
    expect(mails).toBe(isEmailVerified ? 0 : 1);
  },
);

it.each([
  ['company/acme-1/jobs/5/apply', 'company/acme-1/jobs/5/apply'],
  ['reviewContent/useful?idReview=x', 'reviewContent/useful?idReview=x'],
  ['alerts?idEmp=5', 'alerts?idEmp=5'],
  ['alerts?keyword=typed', undefined],
  // Nothing of a review that is not sent leaves its browser (decision 0126).
  ['mYousayQuestion?idEmp=9', undefined],
  ['//elsewhere.example/company/a-1/jobs/5/apply', undefined],
])('the verification email for %s leads back to %s', async (to, mailed) => {
  const email = `back-${Math.random().toString(36).slice(2)}@example.com`;
  const from = { locale: 'th', userAgent: '' } as const;
  await signUpJobSeeker({ ...form, email, to }, from, new Date());
  expect((await mailProps(email, 'verify-address'))?.['to']).toBe(mailed);
});
