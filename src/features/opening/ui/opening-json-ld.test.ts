import { expect, it } from 'vitest';
import { emptyContent, exampleCompany } from '#features/company/core/example-page.ts';
import type { Opening } from '../core/opening.ts';
import { openingJsonLd } from './opening-json-ld.ts';

const SITE = 'https://yousay.example';
const company = {
  ...exampleCompany(emptyContent('th')),
  idEmp: 12,
  companyNameTh: 'บริษัท น้ำใส จำกัด',
  companyNameEn: 'Clear Water',
  website: 'https://clear.example',
};
const opening: Opening = {
  idJob: 7,
  positionTh: 'ช่างน้ำ',
  positionEn: '',
  descriptionTh: 'ดูแล <น้ำ>\nทุกวัน\n- ซ่อม & ล้าง',
  descriptionEn: '',
  provinceTh: 'เชียงใหม่',
  provinceEn: 'Chiang Mai',
  idJobField: 1,
  province: '50',
  jobType: 'seasonal',
  salaryFrom: 18_000,
  salaryTo: 25_000,
  salaryCurrency: 'THB',
  education: 'any',
  headcount: 1,
  postedAt: new Date('2026-03-01T00:00:00Z'),
  expiresAt: new Date('2026-04-01T00:00:00Z'),
  country: 'TH',
  isOpen: true,
};

it('outputs lists as typed', () => {
  const typed = '●ซ่อม\n✓ ล้าง\n\n2. two\n  2.1 <more>';
  expect(openingJsonLd({ ...opening, descriptionTh: typed }, company, 'th', SITE).description).toBe(
    '<ul><li>ซ่อม</li><li>ล้าง</li></ul><ol start="2"><li>two<br>2.1 &lt;more&gt;</li></ol>',
  );
});

it('outputs what the page shows, text as HTML', () => {
  expect(openingJsonLd(opening, company, 'en', SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'ช่างน้ำ',
    description: '<p>ดูแล &lt;น้ำ&gt;<br>ทุกวัน</p><ul><li>ซ่อม &amp; ล้าง</li></ul>',
    datePosted: '2026-03-01T00:00:00.000Z',
    validThrough: '2026-04-01T00:00:00.000Z',
    directApply: true,
    employmentType: 'TEMPORARY',
    identifier: { '@type': 'PropertyValue', name: 'Clear Water', value: '7' },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Clear Water',
      sameAs: 'https://clear.example',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: 'TH', addressRegion: 'Chiang Mai' },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'THB',
      value: {
        '@type': 'QuantitativeValue',
        minValue: 18_000,
        maxValue: 25_000,
        unitText: 'MONTH',
      },
    },
  });
});

it('jobLocation is the company, unless the opening names a province of Thailand', () => {
  const addressOf = (change: Partial<Opening>) =>
    openingJsonLd({ ...opening, country: 'SG', ...change }, company, 'en', SITE).jobLocation;
  expect(addressOf({ provinceTh: null, provinceEn: null })).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'SG' },
  });
  expect(addressOf({})).toMatchObject({ address: { addressCountry: 'TH' } });
});

it('leaves out a negotiable salary and an invalid website', () => {
  const said = openingJsonLd(
    { ...opening, salaryFrom: null, salaryTo: null, descriptionTh: '' },
    { ...company, website: 'javascript:alert(1)' },
    'th',
    SITE,
  );
  expect(said).not.toHaveProperty('baseSalary');
  expect(said).toMatchObject({
    description: 'ช่างน้ำ',
    hiringOrganization: { sameAs: `${SITE}/company/clear-water-12/yousay` },
  });
});
