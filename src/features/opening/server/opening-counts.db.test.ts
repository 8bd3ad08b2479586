import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { openingCounts } from '#shared/server/db/schema/company-stats.ts';
import { changeCompany, inDays, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { countOpenings } from './count-openings.ts';
import {
  countOpeningsByJobField,
  countOpeningsByProvince,
  mergeOpeningCounts,
  repairOpeningCounts,
  storeCompanyOpenings,
  storeOpeningsOfNight,
} from './opening-counts-queries.ts';

beforeEach(async () => {
  await db.delete(companies);
  await mergeOpeningCounts(db);
});

const rest = fc.nat({ max: 3 });
const change = (text: string) => rest.map((n) => sql`${sql.raw(text)} where id_emp % 4 = ${n}`);

const statement = fc.oneof(
  fc.nat({ max: 3 }).map(
    (count) => sql`insert into companies (company_name_th, id_industry, is_active)
      select 'บริษัท ' || n, 1, n % 3 > 0 from generate_series(1, ${count}::int) n`,
  ),
  change(`insert into openings (id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at)
    select id_emp, 'ช่าง', n % 2 + 1, case when n > 1 then '10' end, 'fullTime', now(), now() + interval '9 days'
    from companies, generate_series(1, 3) n`),
  change('update openings set closed_at = now()'),
  change(`update openings set province = '83'`),
  change('update companies set is_active = not is_active'),
  change('update companies set is_listed = not is_listed'),
  change(`update companies set address = 'elsewhere'`),
  change('delete from companies'),
  fc.constantFrom('store', 'merge'),
);

it('opening counts equal a count of the open positions of public companies after any change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(statement, { minLength: 3, maxLength: 12 }), async (statements) => {
      for (const one of statements) {
        if (one === 'store') await storeCompanyOpenings(db);
        else if (one === 'merge') await mergeOpeningCounts(db);
        else await db.execute(one);
      }
      await storeCompanyOpenings(db);
      expect(await repairOpeningCounts(db)).toBe(0);
      const { rows } = await db.execute(sql`
        select id_job_field as "idJobField", count(*)::int as count
        from openings join companies using (id_emp)
        where is_active and is_listed and closed_at is null group by 1 order by 1`);
      const counted = (await countOpeningsByJobField(db)).filter(({ count }) => count > 0);
      const byField = counted.map(({ idJobField = 0, count }) => ({ idJobField, count }));
      expect(byField.toSorted((a, b) => a.idJobField - b.idJobField)).toEqual(rows);
    }),
    { seed: 51, numRuns: 60 },
  );
});

it('opening counts are exact beyond a hundred, and follow time and company', async () => {
  const idEmp = await makeCompany();
  const idJob = await makeOpening(idEmp, { idJobField: 27, province: '58' });
  const copies = sql`
    insert into openings (id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at)
    select id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at
    from openings, generate_series(1, 230) where id_job = ${idJob}`;
  await db.execute(copies);
  await makeOpening(idEmp, { idJobField: 27, province: null });
  await makeOpening(idEmp, { idJobField: 27, province: '58', expiresAt: inDays(-1) });
  const all = async () => [
    (await countOpeningsByJobField(db)).map(({ count }) => count),
    (await countOpeningsByProvince(db, 27)).map(({ count }) => count),
  ];
  await storeCompanyOpenings(db, [idEmp]);
  expect(await all()).toEqual([[232], [231]]);

  await changeCompany(idEmp, { isActive: false });
  await mergeOpeningCounts(db);
  expect(await all()).toEqual([[], []]);
  await changeCompany(idEmp, { isActive: true });

  const over = sql`update openings set expires_at = now() - interval '1 minute' where province = '58'`;
  await db.execute(over);
  await countOpenings();
  expect(await all()).toEqual([[1], []]);
  expect(await db.$count(openingCounts)).toBe(1);
});

it('opening counts of a company are recomputed once in seven nights', async () => {
  const idEmp = await makeCompany();
  await makeOpening(idEmp, { idJobField: 27, province: '58' });
  await storeCompanyOpenings(db, [idEmp]);
  await db.execute(sql`update company_openings set openings = 7`);
  const counts: (number | undefined)[] = [];
  for (let night = 0; night < 7; night += 1) {
    await storeOpeningsOfNight(db, night);
    counts.push((await countOpeningsByProvince(db))[0]?.count);
  }
  const wrongFirst = counts.filter((count) => count === 7).length;
  expect(counts).toEqual([
    ...counts.slice(0, wrongFirst).fill(7),
    ...counts.slice(wrongFirst).fill(1),
  ]);
  expect(counts.at(-1)).toBe(1);
});

it('opening counts are compared in batches, and concurrent changes count once', async () => {
  const idEmps = await Promise.all(Array.from({ length: 12 }, () => makeCompany()));
  for (const idEmp of idEmps) await makeOpening(idEmp, { idJobField: 27, province: '58' });
  await storeCompanyOpenings(db);
  await db.execute(sql`update opening_counts set openings = 7`);
  expect(await repairOpeningCounts(db, 1)).toBe(1);
  expect(await countOpeningsByProvince(db)).toEqual([{ province: '58', count: 12 }]);
  for (let round = 0; round < 10; round += 1) {
    const closing = idEmps.map((idEmp) => changeCompany(idEmp, { isListed: round % 2 > 0 }));
    await Promise.all([repairOpeningCounts(db, 1), ...closing]);
    expect(await repairOpeningCounts(db)).toBe(0);
  }
});

it('wrong opening counts are repaired', async () => {
  const idEmp = await makeCompany();
  await makeOpening(idEmp, { idJobField: 27, province: '58' });
  await storeCompanyOpenings(db, [idEmp]);
  await db.execute(sql`update opening_counts set openings = 7`);
  expect(await repairOpeningCounts(db)).toBe(1);
  expect(await countOpeningsByProvince(db)).toEqual([{ province: '58', count: 1 }]);
  expect(await repairOpeningCounts(db)).toBe(0);
});
