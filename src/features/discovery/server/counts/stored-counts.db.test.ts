import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import {
  companyCounts,
  companyJobFields,
  companyStats,
} from '#shared/server/db/schema/company-stats.ts';
import { EVERY_COMPANY } from '../list-queries.ts';
import {
  compactCounts,
  compareCounts,
  storedCountsBy,
  storedStats,
} from './stored-counts-queries.ts';

const company = fc.nat({ max: 5 });
const CHANGES = [
  'is_active = not is_active',
  'is_listed = not is_listed',
  'id_industry = id_industry % 4 + 1',
  `province = case province when '10' then '83' when '83' then null else '10' end`,
  `address = 'elsewhere'`,
] as const;

/** One statement on the companies whose number has this rest, so on several of them at once, or on none. */
const statement = fc.oneof(
  fc.nat({ max: 3 }).map(
    (count) => sql`insert into companies (company_name_th, id_industry, province, is_active)
      select 'บริษัท ' || n, n % 3 + 1, case n % 3 when 0 then '10' when 1 then '83' end, n % 4 > 0
      from generate_series(1, ${count}::int) n`,
  ),
  fc
    .tuple(company, fc.constantFrom(...CHANGES))
    .map(
      ([rest, change]) => sql`update companies set ${sql.raw(change)} where id_emp % 6 = ${rest}`,
    ),
  company.map((rest) => sql`delete from companies where id_emp % 12 = ${rest}`),
  fc.tuple(company, fc.nat({ max: 9 })).map(
    ([rest, count]) => sql`insert into company_stats (id_emp, review_count, opening_count)
      select id_emp, ${count}, ${count} % 3 from companies where id_emp % 6 = ${rest}
      on conflict (id_emp) do update set review_count = excluded.review_count, opening_count = excluded.opening_count`,
  ),
  company.map((rest) => sql`delete from company_stats where id_emp % 6 = ${rest}`),
  fc.tuple(company, fc.integer({ min: 1, max: 3 })).map(
    ([rest, field]) => sql`insert into company_job_fields
      select id_emp, ${field} from companies where id_emp % 6 = ${rest} on conflict do nothing`,
  ),
  fc
    .tuple(company, fc.integer({ min: 1, max: 3 }))
    .map(
      ([rest, field]) =>
        sql`delete from company_job_fields where id_emp % 6 = ${rest} and id_job_field = ${field}`,
    ),
  fc.constant(null),
);

beforeEach(async () => {
  await db.delete(companies);
});

it('stored counts equal a recount after every change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 3, maxLength: 12 }), async (statements) => {
      for (const one of statements) {
        if (one === null) await compactCounts(db);
        else await db.execute(one);
      }
      expect(await compareCounts(db)).toBe(0);
    }),
    { seed: 48, numRuns: 60 },
  );
});

describe('three companies', () => {
  beforeEach(async () => {
    const made = await db
      .insert(companies)
      .values([
        { companyNameTh: 'หนึ่ง', idIndustry: 3, province: '10' },
        { companyNameTh: 'สอง', idIndustry: 3, province: '83' },
        { companyNameTh: 'สาม', idIndustry: 4 },
      ])
      .returning({ idEmp: companies.idEmp });
    const [first = 0, second = 0, third = 0] = made.map(({ idEmp }) => idEmp);
    await db.insert(companyStats).values([
      { idEmp: first, reviewCount: 5, openingCount: 2 },
      { idEmp: third, reviewCount: 1 },
    ]);
    await db.insert(companyJobFields).values([
      { idEmp: first, idJobField: 1 },
      { idEmp: first, idJobField: 2 },
      { idEmp: second, idJobField: 2 },
    ]);
  });

  it('each part is counted with the others fixed', async () => {
    expect(await storedStats(db, EVERY_COMPANY)).toEqual({ companies: 3, reviews: 6, openings: 2 });
    const banks = { ...EVERY_COMPANY, idIndustry: 3 };
    expect(await storedStats(db, { ...banks, idJobField: 2, province: '10' })).toEqual({
      companies: 1,
      reviews: 5,
      openings: 2,
    });
    expect(Object.fromEntries(await storedCountsBy(db, 'idJobField', banks))).toEqual({
      1: 1,
      2: 2,
    });
    expect(Object.fromEntries(await storedCountsBy(db, 'province', banks))).toEqual({
      10: 1,
      83: 1,
    });
  });

  it('compacting leaves one row a scope, and none for empty ones', async () => {
    await db.delete(companies).where(sql`id_industry = 4`);
    await compactCounts(db);
    const { rows } = await db.execute<{ most: number }>(
      sql`select count(*)::int as most from company_counts group by id_industry, id_job_field, province order by 1 desc`,
    );
    expect(rows[0]?.most).toBe(1);
    const left = await db
      .select()
      .from(companyCounts)
      .where(sql`id_industry = 4 or not is_compacted`);
    expect(left).toEqual([]);
  });

  it('a wrong count is found and corrected', async () => {
    await db.execute(
      sql`update company_counts set companies = companies + 7 where id_industry = 3`,
    );
    expect(await compareCounts(db)).toBeGreaterThan(0);
    expect((await storedStats(db, { ...EVERY_COMPANY, idIndustry: 3 })).companies).toBe(2);
    expect(await compareCounts(db)).toBe(0);
  });
});
