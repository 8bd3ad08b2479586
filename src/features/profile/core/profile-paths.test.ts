import { expect, it } from 'vitest';
import { preview, wizard } from './profile-paths.ts';

it('returns the paths of a wizard step and the preview', () => {
  const siam = { idEmp: 42, companyNameEn: 'Siam Kitchen', companyNameTh: 'สยามคิทเช่น จำกัด' };
  expect(wizard('en', 'company-profile')).toBe('/en/createhrsay/company-profile');
  expect(preview('en', siam)).toBe('/en/preview/hrsay/siam-kitchen-42?from=start');
});
