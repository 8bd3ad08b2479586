import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { findPersonalAlerts } from '#features/job-seeker/server/resume/own-alerts-queries.ts';
import { eraseAlertsOf } from '#features/opening/server/alert/alert-queries.ts';
import { requestAlert } from '#features/opening/server/alert/ask-alert.ts';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { alerts } from '#shared/server/db/schema/operations.ts';
import { jobSeeker, signedUp } from '#tests/fixtures/job-seeker-fixture.ts';

it('erases and exports an alert in any spelling of its e-mail address, but not that of another account', async () => {
  const { idJsk, username } = await jobSeeker();
  const spelt = (tag: string) => username.replace('@', `+${tag}@`);
  await signedUp(spelt('other'));
  const ask = (email: string, idJobField: number) =>
    requestAlert(
      { keyword: '', frequency: 'weekly', idJobField, email },
      { seeker: null, locale: 'th' },
      new Date(),
    );
  await ask(spelt('jobs'), 1);
  await ask(spelt('other').toUpperCase(), 2);
  await ask('stranger@example.com', 3);
  expect(await findPersonalAlerts(db, idJsk)).toEqual([]);
  await db
    .update(jobSeekers)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(jobSeekers.idJsk, idJsk));
  expect((await findPersonalAlerts(db, idJsk)).map(({ email }) => email)).toEqual([spelt('jobs')]);
  await eraseAlertsOf(db, idJsk);
  const left = (await db.select().from(alerts)).map(({ email }) => email.toLowerCase());
  expect(left.toSorted()).toEqual([spelt('other'), 'stranger@example.com'].toSorted());
});
