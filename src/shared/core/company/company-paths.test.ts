import { expect, it } from 'vitest';
import { albumPage, companyPage } from './company-paths.ts';

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

it('links within the preview while a draft is previewed', () => {
  const preview = { of: 'own', query: { from: 'cover' } } as const;
  const company = { idEmp: 7, companyNameEn: 'Siam', companyNameTh: '', preview };
  const album = { idGallery: 3, idGalleryTitle: 8 };
  expect(companyPage('th', company, 'yousay')).toBe('/preview/yousay/siam-7?from=cover');
  expect(albumPage('en', company, album)).toBe(
    '/en/preview/hrsay/siam-7/gallery/3-8/post?from=cover',
  );
});
