import { expect, it } from 'vitest';
import { companyPage } from './company-paths.ts';

it('builds the address from the English name, else from the Thai one', () => {
  const siam = {
    idEmp: 42,
    companyNameEn: 'Siam Kitchen & Co., Ltd.',
    companyNameTh: 'สยามคิทเช่น จำกัด',
  };
  const thaiOnly = { idEmp: 7, companyNameEn: '', companyNameTh: 'ข้าวหอม' };
  expect(companyPage('th', siam, 'hrsay')).toBe('/company/siam-kitchen-co-ltd-42/hrsay');
  expect(companyPage('en', thaiOnly, 'yousay')).toBe(
    `/en/company/${encodeURIComponent('ข้าวหอม')}-7/yousay`,
  );
});
