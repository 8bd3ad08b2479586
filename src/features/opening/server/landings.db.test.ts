import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { inDays, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { MAX_SAMPLED_OPENINGS, MIN_INDEXED_OPENINGS } from '../core/landing.ts';
import { openingSearchQuery } from '../core/opening-search-query.ts';
import { findLandingStats } from './landing-queries.ts';
import { loadLandings } from './load-landings.ts';
import {
  countOpeningsByJobField,
  countOpeningsByProvince,
  landingsWorthFinding,
  storeCompanyOpenings,
} from './opening-counts-queries.ts';

const place = { idJobField: 27, province: '58' };
const elsewhere = { idJobField: 27, province: '57' };

it('indexes landing pages from five open positions, and counts visible ones', async () => {
  const idEmp = await makeCompany();
  const make = (where: typeof place, change = {}) => makeOpening(idEmp, { ...where, ...change });
  for (let made = 0; made < MIN_INDEXED_OPENINGS; made += 1) await make(place);
  for (let made = 1; made < MIN_INDEXED_OPENINGS; made += 1) await make(elsewhere);
  await make(elsewhere, { closedAt: inDays(-1) });
  await make(elsewhere, { expiresAt: inDays(-1) });
  await make(elsewhere, { postedAt: inDays(1) });
  await storeCompanyOpenings(db, [idEmp]);

  const found = await landingsWorthFinding(db);
  expect(found).toEqual(expect.arrayContaining([place, { province: '58' }, { idJobField: 27 }]));
  expect(found).not.toContainEqual(elsewhere);
  const places = await countOpeningsByProvince(db, place.idJobField);
  expect(places).toContainEqual({ ...place, count: 5 });
  expect(places).toContainEqual({ ...elsewhere, count: 4 });
  expect(await countOpeningsByJobField(db, '57')).toContainEqual({ ...elsewhere, count: 4 });
  const query = z.parse(openingSearchQuery, { idJobField: '27', province: '57' });
  const beside = await loadLandings(query);
  expect(beside?.provinces).toContainEqual({ ...place, count: 5 });
  expect(beside?.provinces.map(({ province }) => province)).not.toContain('57');
  expect(beside?.fields.map(({ idJobField }) => idJobField)).not.toContain(27);
});

const copy = (idJob: number, times: number) =>
  db.execute(sql`
    insert into openings (id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at)
    select id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at
    from openings, generate_series(1, ${times}) where id_job = ${idJob}`);

describe('statistics of open positions', () => {
  const where = { idJobField: 26, province: '56' };
  const old = { ...where, postedAt: inDays(-20) };
  const paying = (salaryFrom: number, salaryTo = salaryFrom + 15_000) => ({
    ...old,
    salaryFrom,
    salaryTo,
  });

  it('need five positions, and include companies, new positions and common pay', async () => {
    const [first, second, third] = [await makeCompany(), await makeCompany(), await makeCompany()];
    await makeOpening(first, paying(10_000));
    await makeOpening(first, paying(30_000));
    await makeOpening(second, where);
    await makeOpening(third, { ...old, salaryFrom: 900, salaryCurrency: 'USD' });
    expect(await findLandingStats(db, where)).toBeNull();

    await makeOpening(second, { ...old, salaryFrom: 40_000 });
    await makeOpening(third, paying(25_000, 26_000));
    expect(await findLandingStats(db, where)).toEqual({ companies: 3, fresh: 1, pay: null });

    await makeOpening(first, paying(20_000));
    expect((await findLandingStats(db, where))?.pay).toEqual({
      salaryFrom: 20_000,
      salaryTo: 40_000,
      salaryCurrency: 'THB',
      statedCount: 5,
    });
  });

  it('leave out pay stated by two companies', async () => {
    const elsewhere = { province: '52' };
    const pair = [await makeCompany(), await makeCompany()];
    for (const idEmp of [...pair, ...pair, ...pair])
      await makeOpening(idEmp, { ...paying(20_000), ...elsewhere });
    expect(await findLandingStats(db, { ...where, ...elsewhere })).toMatchObject({ pay: null });
  });

  it('leave out the number of companies beyond the sampled positions', async () => {
    const many = { idJobField: 25, province: '55' };
    await copy(await makeOpening(await makeCompany(), many), MAX_SAMPLED_OPENINGS - 2);
    expect((await findLandingStats(db, many))?.companies).toBe(1);
    await makeOpening(await makeCompany(), many);
    expect((await findLandingStats(db, many))?.companies).toBeNull();
  });
});
