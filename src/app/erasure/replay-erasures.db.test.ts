import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { executeDeletions, requestDeletion } from '#features/employer/server/delete-account.ts';
import { withdrawReview } from '#features/review/server/removal/withdraw-review.ts';
import { erasuresFor } from '#shared/server/backup/erasures.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { reviews } from '#shared/server/db/schema/reviews.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';
import { storage } from '#shared/server/storage/storage.ts';
import {
  employerWithPassword,
  sessionOf,
  TEST_PASSWORD,
} from '#tests/fixtures/employer-fixture.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { makeCompany, makeWriter, reviewForm } from '#tests/fixtures/review-fixture.ts';
import { jobWorkers } from '../jobs.ts';
import { replayErasures } from './replay-erasures.ts';

const dataDir = ownDataDir();

afterAll(() => stopWorkers(1000));

const later = () => new Date(Date.now() + 60_000);

async function reviewBy(idJsk: number): Promise<number> {
  const form = reviewForm(await makeCompany());
  const inserted = await db
    .insert(reviews)
    .values({ ...form, idJsk, reviewYear: 2026 })
    .returning();
  return inserted[0]?.idReview ?? 0;
}

it('the erasure list next to the backups holds closed accounts and withdrawn reviews, a company with its users', async () => {
  const employer = await employerWithPassword();
  const form = { accountName: 'Test Company', currentPassword: TEST_PASSWORD };
  await requestDeletion(await sessionOf(employer), form, new Date());
  await executeDeletions(new Date(Date.now() + 31 * 24 * 60 * 60_000));
  const idJsk = await makeWriter();
  const idReview = await reviewBy(idJsk);
  await withdrawReview({ idReview, idJsk }, new Date());
  await db.delete(jobSeekers).where(eq(jobSeekers.idJsk, idJsk));
  await startWorkers(
    jobWorkers.filter(({ name }) => name === 'note-erasure'),
    'worker',
  );
  const listed = async () => {
    const own = join(dataDir, 'backups');
    const known = { storage: await storage(), withoutList: true };
    const erasures = await erasuresFor(join(own, 'backup'), own, known);
    return erasures.map(({ who, id }) => [who, id]).toSorted();
  };
  const expected = [
    ['company', employer.idEmp],
    ['review', idReview],
    ['user', employer.idUser],
  ];
  await expect.poll(listed).toEqual(expected);
});

it('a person restored from a backup is erased again, once, and no other', async () => {
  const { idEmp, idUser } = await employerWithPassword();
  const idJsk = await makeWriter();
  const stranger = await makeWriter();
  const withdrawn = await reviewBy(stranger);
  const at = later().toISOString();
  const before = new Date(Date.now() - 60_000).toISOString();
  const list = [
    { who: 'jobSeeker', id: idJsk, reviews: 'remove', at },
    { who: 'jobSeeker', id: stranger, reviews: 'remove', at: before },
    { who: 'user', id: idUser, at },
    { who: 'company', id: idEmp, at },
    { who: 'review', id: withdrawn, at },
    { who: 'user', id: 999_999, at },
  ] as const;
  expect(await replayErasures(list, new Date())).toBe(4);
  expect(await db.$count(reviews, eq(reviews.idReview, withdrawn))).toBe(0);
  const seekers = await db.select({ idJsk: jobSeekers.idJsk }).from(jobSeekers);
  expect(seekers.map((row) => row.idJsk)).toEqual([stranger]);
  const [user] = await db.select().from(users).where(eq(users.idUser, idUser));
  expect(user).toMatchObject({ contactName: '', passwordHash: null });
  const [company] = await db.select().from(companies).where(eq(companies.idEmp, idEmp));
  expect(company).toMatchObject({ taxId: null, claimedAt: null });
  expect(await replayErasures(list, new Date())).toBe(0);
});
