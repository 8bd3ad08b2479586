import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { mailProps, TEST_PASSWORD } from '#tests/fixtures/employer-fixture.ts';
import { jobSeekerOf } from '#tests/fixtures/job-seeker-fixture.ts';
import { signUpJobSeeker } from './sign-up-job-seeker.ts';

const password = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
const form = { firstName: 'A', lastName: 'B', ...password, terms: true } as const;

it.each([true, false])('an address that is proved already (%s) needs no mail', async (isProved) => {
  const email = `invited-${isProved}@example.com`;
  const from = { locale: 'th', userAgent: '', isProved } as const;
  const done = await signUpJobSeeker({ ...form, email }, from, new Date());
  const session = done.ok ? await jobSeekerOf(done.value.opened.token) : null;
  expect(session?.emailVerified).toBe(isProved);
  const mails = await db.$count(outgoingMails, eq(outgoingMails.toEmail, email));
  expect(mails).toBe(isProved ? 0 : 1);
});

it.each([
  ['company/acme-1/jobs/5/apply', 'company/acme-1/jobs/5/apply'],
  ['reviewContent/useful?idReview=x', 'reviewContent/useful?idReview=x'],
  ['alerts?idEmp=5', 'alerts?idEmp=5'],
  ['alerts?keyword=typed', undefined],
  // Nothing of a review that is not sent leaves its browser (decision 0126).
  ['mYousayQuestion?idEmp=9', undefined],
  ['//elsewhere.example/company/a-1/jobs/5/apply', undefined],
])('the mail that proves an address wanted for %s leads back to %s', async (to, mailed) => {
  const email = `back-${Math.random().toString(36).slice(2)}@example.com`;
  const from = { locale: 'th', userAgent: '' } as const;
  await signUpJobSeeker({ ...form, email, to }, from, new Date());
  expect((await mailProps(email, 'verify-address'))?.['to']).toBe(mailed);
});
