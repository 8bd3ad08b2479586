import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { changeCompany, registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { similarCompanies } from './similar-companies-queries.ts';

async function called(companyNameTh: string, companyNameEn: string, isListed = true) {
  const { idEmp } = await registeredCompany();
  const change = { companyNameTh, companyNameEn, isListed };
  await changeCompany(idEmp, change);
  return idEmp;
}

it('finds listed companies with a similar name in either language', async () => {
  const own = await called('บริษัท ภูผาทองคำ จำกัด', 'Golden Mountain Co., Ltd.');
  const same = await called('ภูผาทองคำ', '');
  const near = await called('เขาทอง', 'Golden Mountains');
  await called('ทะเลสีฟ้า', 'Blue Sea');
  await called('ภูผาทองคำ', 'Golden Mountain', false);
  await changeCompany(same, { claimedAt: null });
  const found = await similarCompanies(db, own);
  expect(found.map(({ idEmp, isClaimed }) => [idEmp, isClaimed])).toEqual([
    [same, false],
    [near, true],
  ]);
});
