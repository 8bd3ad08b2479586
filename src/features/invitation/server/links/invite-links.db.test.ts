import { beforeEach, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { invitationLinks } from '#shared/server/db/schema/invitations.ts';
import { registeredCompany, type TestCompany } from '#tests/fixtures/company-fixture.ts';
import { MAX_OPEN_LINKS } from '../../core/links/links-contract.ts';
import { addLink, closeCompanyLink, companyLink, companyLinks } from './invite-links.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await registeredCompany('basic');
});

const add = (name = 'โปสเตอร์โรงอาหาร') => addLink({ name, lang: 'th' }, company);
async function added(): Promise<string> {
  const done = await add();
  if (!done.ok) throw new Error(done.code);
  return done.value.idLink;
}

it('is created with a name and an unambiguous code, in every package', async () => {
  const done = await add();
  expect(done).toMatchObject({ ok: true, value: { name: 'โปสเตอร์โรงอาหาร', isClosed: false } });
  expect(done.ok && done.value.code).toMatch(/^[a-km-np-z2-9]{10}$/);
});

it('is listed before closed ones, and can be closed for good by its own company alone', async () => {
  const first = await added();
  const second = await added();
  const stranger = await registeredCompany();
  const closing = { ok: false, code: 'not_found' };
  expect(await closeCompanyLink(stranger.idEmp, second, new Date())).toEqual(closing);
  expect(await companyLink(stranger.idEmp, second)).toBeNull();
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await closeCompanyLink(company.idEmp, second, new Date())).toMatchObject({ ok: true });
  }
  const links = await companyLinks(company.idEmp);
  expect(links.map(({ idLink, isClosed }) => [idLink, isClosed])).toEqual([
    [first, false],
    [second, true],
  ]);
});

it('is limited in number, also for eight concurrent requests', async () => {
  const rows = Array.from({ length: MAX_OPEN_LINKS - 2 }, (_, at) => ({
    idEmp: company.idEmp,
    lang: 'th' as const,
    name: 'x',
    code: `c${company.idEmp}-${at}`,
  }));
  await db.insert(invitationLinks).values(rows);
  const all = await Promise.all(Array.from({ length: 8 }, () => add()));
  expect(all.filter(({ ok }) => ok)).toHaveLength(2);
  expect(all.find(({ ok }) => !ok)).toMatchObject({ code: 'too_many_links' });
});
