import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { TEST_PASSWORD } from '#tests/fixtures/employer-fixture.ts';
import { jobSeekerOf } from '#tests/fixtures/job-seeker-fixture.ts';
import { signUpJobSeeker } from './sign-up-job-seeker.ts';

it.each([true, false])('an address that is proved already (%s) needs no mail', async (isProved) => {
  const email = `invited-${isProved}@example.com`;
  const password = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
  const form = { firstName: 'A', lastName: 'B', email, ...password, terms: true };
  const from = { locale: 'th', userAgent: '', isProved } as const;
  const done = await signUpJobSeeker(form, from, new Date());
  const session = done.ok ? await jobSeekerOf(done.value.opened.token) : null;
  expect(session?.emailVerified).toBe(isProved);
  const mails = await db.$count(outgoingMails, eq(outgoingMails.toEmail, email));
  expect(mails).toBe(isProved ? 0 : 1);
});
