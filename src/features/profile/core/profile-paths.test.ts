import { expect, it } from 'vitest';
import { preview, wizard } from './profile-paths.ts';

it('leads to a step of the wizard and to the preview', () => {
  const siam = { idEmp: 42, companyNameEn: 'Siam Kitchen', companyNameTh: 'สยามคิทเช่น จำกัด' };
  expect(wizard('en', 'company-profile')).toBe('/en/createhrsay/company-profile');
  expect(preview('en', siam)).toBe('/en/preview/hrsay/siam-kitchen-42?from=start');
});
