import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { inDays, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { MOST_COUNTED, WORTH_FINDING } from '../core/landing.ts';
import { countByJobField, countByProvince, landingsWorthFinding } from './landing-queries.ts';

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

it('are counted no further than is told', async () => {
  const idEmp = await makeCompany();
  const idJob = await makeOpening(idEmp, place);
  await db.execute(sql`
    insert into openings (id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at)
    select id_emp, position_th, id_job_field, province, job_type, posted_at, expires_at
    from openings, generate_series(1, ${MOST_COUNTED}) where id_job = ${idJob}`);
  const [field] = (await countByJobField(db, place.province)).filter(
    ({ idJobField }) => idJobField === place.idJobField,
  );
  expect(field?.count).toBe(MOST_COUNTED);
});
