import { expect, it } from 'vitest';
import { ownCompany } from '#shared/core/company/company-paths.ts';
import { openingPage } from './opening-paths.ts';

it('does not link visitors of a draft out of the preview', () => {
  const preview = { of: 'own', query: { from: 'cover' } } as const;
  const company = { idEmp: 7, companyNameEn: 'Siam', companyNameTh: '', preview };
  expect(openingPage('th', company, 5)).toBe('/preview/jobs/siam-7/5?from=cover');
});

it('links users of an unlisted company to pages of its draft', () => {
  const company = { idEmp: 7, companyNameEn: 'Siam', companyNameTh: '' };
  const to = (isListed: boolean) => openingPage('th', ownCompany({ ...company, isListed }), 5);
  expect([to(false), to(true)]).toEqual(['/preview/jobs/siam-7/5', '/company/siam-7/jobs/5']);
});
