import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { askForDeletion, carryOutDeletions } from '#features/employer/server/delete-account.ts';
import { shareRoot } from '#features/media/core/share-card.ts';
import { attachUpload } from '#features/media/server/attach-upload.ts';
import { variantOf } from '#features/media/server/drawing/draw-variants.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { reviewReports } from '#shared/server/db/schema/reviews.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';
import { storage } from '#shared/server/storage/storage.ts';
import {
  colleague,
  employerWithPassword,
  sessionOf,
  TEST_PASSWORD,
} from '#tests/fixtures/employer-fixture.ts';
import { inDays, makeOpening } from '#tests/fixtures/opening-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { png } from '#tests/fixtures/pictures.ts';
import { makePublished } from '#tests/fixtures/review-fixture.ts';
import { jobWorkers } from '../jobs.ts';

ownDataDir();

afterAll(() => stopWorkers(1000));

async function logoOf(idEmp: number) {
  const bytes = await png({ width: 400, height: 400, colour: '#135790' });
  const upload = { idEmp, idUser: null, kind: 'logo', bytes } as const;
  const attached = await attachUpload(upload);
  if (!attached.ok) throw new Error(attached.code);
  await db
    .update(companies)
    .set({ logoMedia: attached.value.idMedia })
    .where(eq(companies.idEmp, idEmp));
  return attached.value.idMedia;
}

it('a company that closes takes its openings, reports and pictures along, and the addresses in its mails', async () => {
  const employer = await employerWithPassword();
  const { email } = await colleague(employer.idEmp);
  const idMedia = await logoOf(employer.idEmp);
  expect(await variantOf(idMedia, 320, 'webp')).not.toBeNull();
  const shared = `${shareRoot(employer.idEmp)}/th/company/own/a.jpg`;
  await (await storage()).put(shared, 'what its links show');
  const session = await sessionOf(employer);
  const idReview = await makePublished(employer.idEmp);
  const report = { idReview, reason: 'abuse', words: 'คุณสมชาย' } as const;
  await db.insert(reviewReports).values({ ...report, reporterKind: 'employer' });
  const form = { accountName: 'Test Company', currentPassword: TEST_PASSWORD };
  expect((await askForDeletion(session, form, new Date())).ok).toBe(true);
  const mail = { template: 'x', lang: 'th', props: {} } as const;
  await db.insert(outgoingMails).values([
    { ...mail, toEmail: email.toUpperCase() },
    { ...mail, toEmail: 'elsewhere@example.com', idEmp: employer.idEmp },
  ]);
  await db.update(outgoingMails).set({ status: 'sent', sentAt: sql`now()` });

  await makeOpening(employer.idEmp, { expiresAt: inDays(99) });
  await carryOutDeletions(inDays(31));
  expect(await db.$count(openings, eq(openings.idEmp, employer.idEmp))).toBe(0);
  const jobs = ['forget-company', 'forget-some-mails', 'forget-media'];
  const workers = jobWorkers.filter(({ name }) => jobs.includes(name));
  expect(workers).toHaveLength(jobs.length);
  await startWorkers(workers, 'worker');
  await expect.poll(() => variantOf(idMedia, 320, 'webp')).toBeNull();
  await expect.poll(async () => (await storage()).exists(shared)).toBe(false);
  await expect.poll(() => db.$count(reviewReports)).toBe(0);
  await expect.poll(() => db.$count(outgoingMails)).toBe(0);
});
