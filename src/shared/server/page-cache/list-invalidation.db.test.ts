import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { tagsToldBy } from '#tests/calls/tags-invalidated.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { type Db, db } from '../db/pool.ts';
import { companies } from '../db/schema/companies.ts';
import { companyJobFields } from '../db/schema/company-stats.ts';
import { withListInvalidation } from './invalidation-queries.ts';

let idEmp = 0;

beforeEach(async () => {
  idEmp = await makeCompany(2);
  await db.update(companies).set({ province: '50' }).where(eq(companies.idEmp, idEmp));
});

const isIn = (idJobField: number) => db.insert(companyJobFields).values({ idEmp, idJobField });
const toldWhile = (change: (tx: Db) => Promise<unknown> = async () => undefined) =>
  tagsToldBy(() => db.transaction((tx) => withListInvalidation(tx, [idEmp], () => change(tx))));

it('a company invalidates lists of its industry, job fields and province, and their combinations', async () => {
  await isIn(7);
  expect((await toldWhile()).toSorted()).toEqual([
    'lists:0:0:',
    'lists:0:0:50',
    'lists:0:7:',
    'lists:0:7:50',
    'lists:2:0:',
    'lists:2:0:50',
    'lists:2:7:',
    'lists:2:7:50',
  ]);
});

it('a company that moves invalidates the lists of both places', async () => {
  await isIn(7);
  const told = await toldWhile(async (tx) => {
    const moved = { province: '10', idIndustry: 3 };
    await tx.update(companies).set(moved).where(eq(companies.idEmp, idEmp));
    await tx.delete(companyJobFields).where(eq(companyJobFields.idEmp, idEmp));
  });
  expect(told).toEqual(
    expect.arrayContaining([
      'lists:2:0:',
      'lists:3:0:',
      'lists:0:7:',
      'lists:0:0:50',
      'lists:0:0:10',
    ]),
  );
});

it('a company without a province invalidates no list of a province', async () => {
  await db.update(companies).set({ province: null }).where(eq(companies.idEmp, idEmp));
  expect((await toldWhile()).toSorted()).toEqual(['lists:0:0:', 'lists:2:0:']);
});
