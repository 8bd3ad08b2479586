import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { countQueries, queriesOfThisRequest } from '#shared/server/db/query-count.ts';
import { approvals } from '#shared/server/db/schema/profiles.ts';
import { asking, listed } from '#tests/fixtures/claim-fixture.ts';
import { changeCompany, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { completeDraft, draftOf } from '#tests/fixtures/draft-fixture.ts';
import { colleague } from '#tests/fixtures/employer-fixture.ts';
import {
  companiesOfNumber,
  countTeamCompanies,
  teamCompanies,
  teamCompaniesOf,
} from './team-company-queries.ts';

const NOTHING = { isPublic: false, isWaiting: false, hasDraft: false };

it('tells of a company its package, its users and how far each page is', async () => {
  const company = await registeredCompany('platinum');
  const { idEmp } = company;
  await colleague(idEmp);
  const [fresh] = await teamCompaniesOf(db, [idEmp]);
  expect(fresh).toMatchObject({ idEmp, packageHrSay: 'platinum', users: 2, isListed: true });
  expect(fresh?.claimedAt).toBeInstanceOf(Date);
  expect(fresh?.pages).toEqual({ th: NOTHING, en: NOTHING });
  await completeDraft(company, 'th');
  await db.insert(approvals).values({ idEmp, lang: 'th', createdBy: company.idUser });
  await draftOf(company, 'en');
  await changeCompany(idEmp, { publishedThAt: new Date() });
  const [later] = await teamCompaniesOf(db, [idEmp]);
  expect(later?.pages).toEqual({
    th: { isPublic: true, isWaiting: true, hasDraft: true },
    en: { ...NOTHING, hasDraft: true },
  });
});

it('finds a company by its number or tax id, however that is written, and no other', async () => {
  const { idEmp } = await registeredCompany();
  const [company] = await teamCompaniesOf(db, [idEmp]);
  const taxId = company?.taxId ?? '';
  const spaced = taxId.replace(/^(.)(.{4})(.{5})(.{2})/, '$1-$2-$3-$4 ');
  expect(spaced).not.toBe(taxId);
  for (const typed of [taxId, spaced, String(idEmp)]) {
    expect(await companiesOfNumber(db, typed)).toEqual([idEmp]);
  }
  for (const typed of ['', '0', `${idEmp}x`, '99999999999999', "1' or '1'='1"]) {
    expect(await companiesOfNumber(db, typed)).toEqual([]);
  }
});

it('counts and lists open companies alone, a page by as many queries as one row', async () => {
  const before = await countTeamCompanies(db);
  const { idEmp: closed } = await registeredCompany();
  await changeCompany(closed, { isActive: false });
  const { idEmp: asked } = await listed();
  const { idStandIn } = await asking(asked);
  const { idEmp: last } = await registeredCompany();
  expect(await countTeamCompanies(db)).toBe(before + 2);
  const [first, second] = await teamCompanies(db, { page: 1, pageSize: 2 });
  expect([first?.idEmp, second?.idEmp]).toEqual([last, asked]);
  expect(await teamCompaniesOf(db, [asked, closed, idStandIn, last])).toMatchObject([
    { idEmp: asked, claimedAt: null },
    { idEmp: last },
  ]);
  const queries = await countQueries(async () => {
    await teamCompanies(db, { page: 1, pageSize: 50 });
    return queriesOfThisRequest();
  });
  expect(queries).toBe(1);
});
