import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { countQueries, queriesOfThisRequest } from '#shared/server/db/query-count.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { auditLog, emailOutbox } from '#shared/server/db/schema/operations.ts';
import { approvals } from '#shared/server/db/schema/profiles.ts';
import * as cache from '#shared/server/page-cache/invalidation-queries.ts';
import { bothAtOnce } from '#tests/database/until-waiting.ts';
import { asking, listed } from '#tests/fixtures/claim-fixture.ts';
import { changeCompany, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { completeDraft, draftOf } from '#tests/fixtures/draft-fixture.ts';
import { colleague } from '#tests/fixtures/employer-fixture.ts';
import { makeAdmin } from '#tests/fixtures/review-fixture.ts';
import { type PackageGift, packageGift } from '../core/package-contract.ts';
import { givePackage } from './give-package.ts';
import {
  companiesOfNumber,
  countTeamCompanies,
  packageGrants,
  teamCompanies,
  teamCompaniesOf,
} from './team-company-queries.ts';

let emptied = vi.spyOn(cache, 'invalidateTags');
beforeEach(() => {
  emptied = vi.spyOn(cache, 'invalidateTags');
});

const GIFT: PackageGift = { from: 'gold', packageHrSay: 'silver', remark: 'สัญญาหมดอายุ' };

const give = async (idEmp: number, gift: Partial<PackageGift> = {}) =>
  givePackage({ ...GIFT, ...gift, idEmp, idAdmin: await makeAdmin(), now: new Date() });

const packageOf = async (idEmp: number) =>
  (await db.select().from(companies).where(eq(companies.idEmp, idEmp)))[0]?.packageHrSay;
const mailsOf = (idEmp: number) =>
  db.select().from(emailOutbox).where(eq(emailOutbox.idEmp, idEmp));
const logOf = (idEmp: number) =>
  db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `company:${idEmp}`), eq(auditLog.action, 'package.assign')));

it('assigns the package, invalidates caches, logs the remark and notifies the administrators', async () => {
  const { idEmp } = await registeredCompany('gold');
  const admin = await colleague(idEmp, 'admin');
  await db.update(users).set({ language: 'en' }).where(eq(users.idUser, admin.idUser));
  await colleague(idEmp, 'user');
  const asked = { idEmp, email: `${randomUUID()}@example.com`, role: 'admin' } as const;
  await db.insert(users).values(asked);
  expect(await give(idEmp)).toEqual({ ok: true, value: null });
  expect(await packageOf(idEmp)).toBe('silver');
  expect(emptied.mock.calls.map(([, tags]) => tags)).toEqual([[`company:${idEmp}`, 'lists']]);
  expect(await packageGrants(db, idEmp)).toMatchObject([
    { from: 'gold', to: 'silver', remark: GIFT.remark, adminName: expect.stringMatching(/^team/) },
  ]);
  const mails = await mailsOf(idEmp);
  expect(mails).toMatchObject([
    { template: 'package.assigned', lang: 'en', toEmail: admin.email, toName: '' },
  ]);
  expect(mails[0]?.props).toEqual({ from: 'gold', to: 'silver' });
});

it('applies only one of two concurrent changes from the same package', async () => {
  const { idEmp } = await registeredCompany('gold');
  await colleague(idEmp, 'admin');
  const both = await bothAtOnce(db, 'companies', () => [
    give(idEmp),
    give(idEmp, { packageHrSay: 'platinum' }),
  ]);
  expect(both.map((one) => (one.ok ? 'given' : one.code)).toSorted()).toEqual([
    'conflict',
    'given',
  ]);
  expect(await logOf(idEmp)).toHaveLength(1);
  expect(await mailsOf(idEmp)).toHaveLength(1);
});

it('does not change a company that is closed, unknown or in another package', async () => {
  const { idEmp } = await registeredCompany('platinum');
  expect(await give(idEmp)).toMatchObject({ code: 'conflict' });
  await changeCompany(idEmp, { isActive: false });
  expect(await give(idEmp, { from: 'platinum' })).toMatchObject({ code: 'not_found' });
  expect(await give(2_000_000_000)).toMatchObject({ code: 'not_found' });
  expect(await packageOf(idEmp)).toBe('platinum');
  expect(await logOf(idEmp)).toEqual([]);
  expect(emptied).not.toHaveBeenCalled();
});

it.each([
  [{ remark: ' ' }, 'remark', 'remarkRequired'],
  [{ packageHrSay: 'gold' }, 'packageHrSay', 'packageSame'],
  [{ packageHrSay: 'nickel' }, 'packageHrSay', 'packageRequired'],
])('rejects %o', (change, field, code) => {
  const { error } = z.safeParse(packageGift, { ...GIFT, ...change });
  expect(error?.issues).toMatchObject([{ path: [field], message: code }]);
});

const NOTHING = { isPublic: false, isWaiting: false, hasDraft: false };

it('lists the package, the users and the page states of a company', async () => {
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

it('finds a company by its number or tax id in any notation', async () => {
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

it('counts and lists only active companies with a constant number of queries', async () => {
  const before = await countTeamCompanies(db);
  const { idEmp: closed } = await registeredCompany();
  await changeCompany(closed, { isActive: false });
  const { idEmp: asked } = await listed();
  const { idPlaceholder } = await asking(asked);
  const { idEmp: last } = await registeredCompany();
  expect(await countTeamCompanies(db)).toBe(before + 2);
  const [first, second] = await teamCompanies(db, { page: 1, pageSize: 2 });
  expect([first?.idEmp, second?.idEmp]).toEqual([last, asked]);
  expect(await teamCompaniesOf(db, [asked, closed, idPlaceholder, last])).toMatchObject([
    { idEmp: asked, claimedAt: null },
    { idEmp: last },
  ]);
  const queries = await countQueries(async () => {
    await teamCompanies(db, { page: 1, pageSize: 50 });
    return queriesOfThisRequest();
  });
  expect(queries).toBe(1);
});
