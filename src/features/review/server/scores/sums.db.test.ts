import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyStats, reviewSums } from '#shared/server/db/schema/company-stats.ts';
import { makeCompany, makePublished } from '#tests/fixtures/review-fixture.ts';
import { displaySummary } from '../../core/shown-summary.ts';
import { recalculateAll, recalculateCompanies } from './recalculate-scores.ts';
import { compactSums, lastCompany, reconcileSums } from './sum-queries.ts';

const EVERY = { from: 0, to: 2_000_000_000 };

const CHANGES = [
  `status = case status when 'published' then 'refused' else 'published' end`,
  'rating_overall = rating_overall % 5 + 1',
  'rating_life = (rating_life + 1) % 6, rating_money = 0',
  'useful_count = useful_count + 1',
  'revision = revision + 1',
  `title = 'another'`,
  `published_month = (published_month - interval '1 month')::date`,
  'id_emp = (select min(id_emp) from companies)',
] as const;

const rest = fc.nat({ max: 4 });
/** A statement on reviews or companies with this remainder of the id: on several, or none. */
const statement = fc.oneof(
  fc.tuple(rest, fc.nat({ max: 40 })).map(
    ([
      one,
      age,
    ]) => sql`insert into reviews (id_emp, lang, review_year, employment_status, tenure, id_job_field, job_grade,
        job_type, rating_overall, rating_life, rating_work, rating_money, rating_social, title, good_points,
        improve_points, status, public_id, published_at, published_month)
      select id_emp, 'th', 2026, 'current', 'moreThanOneYear', 1, 'officer', 'fullTime', n, (n + 1) % 6, n, 0, 3, '', 'ดี', '',
        case when n % 4 = 0 then 'waiting' else 'published' end, gen_random_uuid(), now(),
        (date_trunc('month', now()) - make_interval(months => ${age}::int + n))::date
      from companies, generate_series(1, 4) n where id_emp % 5 = ${one}`,
  ),
  fc
    .tuple(rest, fc.constantFrom(...CHANGES))
    .map(
      ([one, change]) => sql`update reviews set ${sql.raw(change)} where id_review % 5 = ${one}`,
    ),
  rest.map((one) => sql`delete from reviews where id_review % 5 = ${one}`),
  rest.map((one) => sql`delete from companies where id_emp % 10 = ${one}`),
  fc.constant('fold' as const),
  fc.constant('night' as const),
);

beforeEach(async () => {
  await db.delete(companies);
  await db.delete(reviewSums);
});
afterEach(() => {
  vi.useRealTimers();
});

const figuresOf = () => db.select().from(companyStats).orderBy(companyStats.idEmp);
type Figures = Awaited<ReturnType<typeof figuresOf>>[number];

function shown(row: Figures) {
  const { calculatedAt: _, ...figures } = row;
  return displaySummary({ ...figures, distribution: [] });
}

it('sums equal those of the reviews, and scores freshly calculated ones, after any change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 3, maxLength: 10 }), async (statements) => {
      for (let made = 0; made < 5; made += 1) await makeCompany(1 + (made % 2));
      for (const one of statements) {
        if (one === 'fold') await compactSums(db, EVERY);
        else if (one === 'night') await recalculateAll(db);
        else await db.execute(one);
      }
      expect(await reconcileSums(db, EVERY.from, EVERY.to)).toBe(0);
      await recalculateAll(db);
      const kept = await figuresOf();
      const ids = kept.map(({ idEmp }) => idEmp);
      await db.transaction((tx) => recalculateCompanies(tx, ids));
      const anew = await figuresOf();
      expect(kept.map(shown)).toEqual(anew.map(shown));
      for (const [index, row] of anew.entries()) {
        expect(Math.abs((row.score ?? 0) - (kept[index]?.score ?? 0))).toBeLessThan(0.01);
      }
      expect(await db.$count(reviewSums, sql`not is_compacted`)).toBe(0);
    }),
    { seed: 52, numRuns: process.env.UNIT === 'short' ? 10 : 30 },
  );
});

describe('a company with reviews', () => {
  let idEmp = 0;
  const writtenAt = async () => (await figuresOf())[0]?.calculatedAt;
  const ageOlder = (days: number) =>
    db.execute(sql`update review_sums set month = month - ${days}::int
      where month < (select max(month) from review_sums)`);

  beforeEach(async () => {
    idEmp = await makeCompany();
    for (const rating of [5, 5, 1]) await makePublished(idEmp, { ratingOverall: rating }, 100);
    await makePublished(idEmp);
    await makePublished(await makeCompany(), { ratingOverall: 2 }, 100);
    await recalculateAll(db);
  });

  it('rewrites only figures that moved noticeably', async () => {
    const before = await writtenAt();
    await ageOlder(1);
    await recalculateAll(db);
    expect(await writtenAt()).toEqual(before);
    await ageOlder(200);
    await recalculateAll(db);
    expect(await writtenAt()).not.toEqual(before);
  });

  it('repairs wrong sums on their scheduled night', async () => {
    const [before] = await figuresOf();
    const night = (day: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: day * 28 * 86_400_000 });
      return recalculateAll(db);
    };
    await db.execute(sql`update review_sums set counts[5] = 9 where id_emp = ${idEmp}`);
    await night(730 + 1 / 28);
    expect((await figuresOf())[0]?.reviewCount).toBeGreaterThan(4);
    await night(730);
    expect((await figuresOf())[0]).toEqual({ ...before, calculatedAt: expect.anything() });
    expect(await reconcileSums(db, 0, await lastCompany(db))).toBe(0);
  });

  it('compacts a month that was never summed into one row', async () => {
    await db.delete(reviewSums);
    expect(await reconcileSums(db, 0, await lastCompany(db))).toBe(3);
    const rows = await db.select().from(reviewSums).where(eq(reviewSums.idEmp, idEmp));
    expect(rows.map(({ counts, isCompacted: isFolded }) => [counts.slice(0, 5), isFolded])).toEqual(
      expect.arrayContaining([
        [[1, 0, 0, 0, 2], true],
        [[0, 0, 0, 1, 0], true],
      ]),
    );
  });

  it('writes only what has changed, under the lock of all scores', async () => {
    await makeCompany();
    const steps = vi.fn((companies: number) => companies);
    await recalculateAll(db, 1, steps);
    steps.mockClear();
    await recalculateAll(db, 1, steps);
    expect(steps).toHaveBeenCalledTimes(0);
    await makePublished(idEmp);
    await recalculateAll(db, 1, steps);
    expect(steps).toHaveBeenCalled();
  });

  it('writes the same in steps of complete ranges, as for a demo', async () => {
    const before = await figuresOf();
    await db.delete(companyStats);
    await recalculateAll(db, 2_000, () => 2_000);
    const anyMoment = before.map((row) => ({ ...row, calculatedAt: expect.anything() }));
    expect(await figuresOf()).toEqual(anyMoment);
  });

  it('removes sums of deleted companies at night', async () => {
    await db.delete(companies);
    await recalculateAll(db);
    expect(await db.$count(reviewSums)).toBe(0);
  });
});
