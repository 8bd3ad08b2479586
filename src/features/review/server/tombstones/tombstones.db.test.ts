import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { reviewTombstones } from '#shared/server/db/schema/reviews.ts';
import { makeAdmin, makeCompany, reviewForm } from '#tests/fixtures/review-fixture.ts';
import { decideReview } from '../decide-review.ts';
import { eraseWriter } from '../removal/erase-writer.ts';
import { withdrawReview } from '../removal/withdraw-review.ts';
import { submitReview } from '../submit-review.ts';
import { tombstoneOf } from './tombstone.ts';
import { compactTombstones, setTombstone } from './tombstone-queries.ts';
import { companiesOfUsedYear } from './used-years.ts';

const now = () => new Date();

async function account(username: string, isProved = true): Promise<number> {
  const emailVerifiedAt = isProved ? now() : null;
  const [row] = await db
    .insert(jobSeekers)
    .values({ username, emailVerifiedAt })
    .returning({ idJsk: jobSeekers.idJsk });
  return row?.idJsk ?? 0;
}

const write = (idEmp: number, idJsk: number) => submitReview(reviewForm(idEmp), { idJsk }, now());

it.each(['keep', 'remove'] as const)(
  'allows one review per email, company and year, also from a new account or an alias (%s)',
  async (fate) => {
    const idEmp = await makeCompany();
    const first = await account(`again-${fate}@example.com`);
    expect((await write(idEmp, first)).ok).toBe(true);
    const alias = await account(`AGAIN-${fate}+1@example.com`);
    expect(await write(idEmp, alias)).toEqual({ ok: false, code: 'already_reviewed' });
    await eraseWriter(first, fate);
    await db.delete(jobSeekers).where(eq(jobSeekers.idJsk, first));
    const anew = await account(`again-${fate}@example.com`);
    expect(await write(idEmp, anew)).toEqual({ ok: false, code: 'already_reviewed' });
    expect((await write(await makeCompany(), anew)).ok).toBe(true);
  },
);

it('returns used-up companies of this year only for a verified email', async () => {
  const [used, other] = [await makeCompany(), await makeCompany()];
  const writer = await account('used@example.com');
  const sent = await write(used, writer);
  if (!sent.ok) throw new Error('not written');
  await withdrawReview({ idReview: sent.value, idJsk: writer }, now());
  const asked = (idJsk: number) => companiesOfUsedYear(idJsk, [used, other], now());
  expect(await asked(writer)).toEqual(new Set([used]));
  expect(await asked(await account('used+1@example.com'))).toEqual(new Set([used]));
  expect(await asked(await account('used+2@example.com', false))).toEqual(new Set());
  const nextYear = new Date(now().getTime() + 366 * 86_400_000);
  expect(await companiesOfUsedYear(writer, [used], nextYear)).toEqual(new Set());
});

it('counts an unverified email when its review is published', async () => {
  const idEmp = await makeCompany();
  const [stranger, alias] = [
    await account('later+1@example.com', false),
    await account('later+2@example.com', false),
  ];
  const [one, two] = [await write(idEmp, stranger), await write(idEmp, alias)];
  if (!one.ok || !two.ok) throw new Error('not written');
  await db.update(jobSeekers).set({ emailVerifiedAt: now() });
  const publish = async (idReview: number) =>
    decideReview(idReview, { action: 'publish', revision: 1 }, await makeAdmin(), now());
  expect((await publish(one.value)).ok).toBe(true);
  expect(await publish(two.value)).toEqual({ ok: false, code: 'duplicate' });
  expect(await publish(two.value)).toEqual({ ok: false, code: 'conflict' });
});

it('the table stores neither email, company nor review, for this year only', async () => {
  await db.delete(reviewTombstones);
  const made = [7, 8, 9].map((idEmp) => tombstoneOf('somebody@example.com', idEmp, 2026));
  for (const tombstone of made) await setTombstone(db, tombstone, 2026);
  await setTombstone(db, tombstoneOf('somebody@example.com', 7, 2025), 2025);
  await compactTombstones(db, 2026);
  const { rows } = await db.execute(sql`select * from review_tombstones`);
  expect(rows).toEqual(
    made.toSorted((a, b) => (a < b ? -1 : 1)).map((tombstone) => ({ tombstone, year: 2026 })),
  );
  expect(new Set(made.map(({ length }) => length))).toEqual(new Set([43]));
});
