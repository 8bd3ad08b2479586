import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { inDays, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { MOST_COUNTED, MOST_WEIGHED, WORTH_FINDING } from '../core/landing.ts';
import {
  countByJobField,
  countByProvince,
  findFigures,
  landingsWorthFinding,
} from './landing-queries.ts';

const place = { idJobField: 27, province: '58' };
const elsewhere = { idJobField: 27, province: '57' };

it('are worth finding from five open positions on, and count what visitors see', async () => {
  const idEmp = await makeCompany();
  const make = (where: typeof place, change = {}) => makeOpening(idEmp, { ...where, ...change });
  for (let made = 0; made < WORTH_FINDING; made += 1) await make(place);
  for (let made = 1; made < WORTH_FINDING; made += 1) await make(elsewhere);
  await make(elsewhere, { closedAt: inDays(-1) });
  await make(elsewhere, { expiresAt: inDays(-1) });
  await make(elsewhere, { postedAt: inDays(1) });

  const found = await landingsWorthFinding(db);
  expect(found).toEqual(expect.arrayContaining([place, { province: '58' }, { idJobField: 27 }]));
  expect(found).not.toContainEqual(elsewhere);
  const places = await countByProvince(db, place.idJobField);
  expect(places).toContainEqual({ ...place, count: 5 });
  expect(places).toContainEqual({ ...elsewhere, count: 4 });
  expect(await countByJobField(db, '57')).toContainEqual({ ...elsewhere, count: 4 });
});

const copy = (idJob: number, times: number) =>
  db.execute(sql`
    insert into openings (id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at)
    select id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at
    from openings, generate_series(1, ${times}) where id_job = ${idJob}`);

it('are counted no further than is told', async () => {
  const idEmp = await makeCompany();
  await copy(await makeOpening(idEmp, place), MOST_COUNTED);
  const [field] = (await countByJobField(db, place.province)).filter(
    ({ idJobField }) => idJobField === place.idJobField,
  );
  expect(field?.count).toBe(MOST_COUNTED);
});

it('tell their companies, what is new, and what most pay once enough companies say', async () => {
  const where = { idJobField: 26, province: '56' };
  const [first, second, third] = [await makeCompany(), await makeCompany(), await makeCompany()];
  const long = { ...where, postedAt: inDays(-20) };
  for (const salaryFrom of [10_000, 20_000, 30_000]) {
    expect(await findFigures(db, where)).toBeNull();
    await makeOpening(first, { ...long, salaryFrom, salaryTo: salaryFrom + 15_000 });
  }
  await makeOpening(second, { ...long, salaryFrom: 40_000 });
  await makeOpening(second, where);
  await makeOpening(third, { ...long, salaryFrom: 900, salaryCurrency: 'USD' });
  expect(await findFigures(db, where)).toEqual({ companies: 3, fresh: 1, pay: null });

  await makeOpening(third, { ...long, salaryFrom: 25_000, salaryTo: 26_000 });
  expect((await findFigures(db, where))?.pay).toEqual({
    salaryFrom: 20_000,
    salaryTo: 40_000,
    salaryCurrency: 'THB',
    told: 5,
  });
});

it('tell no number of companies past the positions that are weighed', async () => {
  const where = { idJobField: 25, province: '55' };
  await copy(await makeOpening(await makeCompany(), where), MOST_WEIGHED - 2);
  expect((await findFigures(db, where))?.companies).toBe(1);
  await makeOpening(await makeCompany(), where);
  expect((await findFigures(db, where))?.companies).toBeNull();
});
