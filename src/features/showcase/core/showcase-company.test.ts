import { describe, expect, it } from 'vitest';
import { openingPage } from '#features/opening/core/opening-paths.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import { type ShowcaseSource, type ShowcaseTexts, showcaseCompany } from './showcase-company.ts';
import { SAMPLE_PAGES, staticPages } from './showcase-paths.ts';
import type { CompanyFile } from './showcase-schema.ts';

const told = { title: 'Title', text: 'Text' };

function textsIn(lang: string): ShowcaseTexts {
  return {
    name: `Wax ${lang}`,
    shortBio: 'Bio',
    description: 'For robots',
    about: 'About',
    vision: 'Vision',
    mission: 'Mission',
    why: 'Why',
    reasons: [told, told, told],
    life: told,
    work: told,
    pay: told,
    community: told,
    history: [told, told, told],
    testimonials: [{ name: 'Nan', position: 'Dipper', tenure: '2 years', text: 'Warm.' }],
    openings: { dipper: { position: `Dipper ${lang}`, text: 'Dips candles.' } },
    reviews: {
      a: { title: 'Old', good: 'Good', improve: 'Heat' },
      b: { title: 'New', good: 'Light', improve: 'Smoke' },
    },
  };
}

const stars = { overall: 4, life: 4, work: 0, pay: 3, community: 5, status: 'current' } as const;
const company: CompanyFile = {
  order: 1,
  idIndustry: 3,
  province: 50,
  companySize: 2,
  founded: 2001,
  website: 'https://wax.example',
  figures: { life: 4, work: 4.4, pay: 3.6, community: 4, reviews: 20 },
  history: [2001, 2010, 2020],
  openings: [
    {
      key: 'dipper',
      idJobField: 3,
      jobType: 'fullTime',
      education: 'any',
      province: 50,
      headcount: 2,
    },
  ],
  reviews: [
    { key: 'a', month: '2026-02', ...stars },
    { key: 'b', month: '2026-09', ...stars },
  ],
  pictures: {
    cover: { th: 'ปก', en: 'Cover' },
    'life-2': { th: 'สอง', en: 'Two' },
    'life-1': { th: 'หนึ่ง', en: 'One' },
    'portrait-1': { th: '', en: '' },
  },
};
const source: ShowcaseSource = {
  slug: 'wax',
  company,
  texts: { th: textsIn('th'), en: textsIn('en') },
};

describe('a company of the showcase', () => {
  const shown = showcaseCompany(source, 'en', staticPages('wax'));

  it('links to its own static pages only', () => {
    const { company: linked } = shown;
    expect(companyPage('en', linked, 'hrsay')).toBe('/en/static/wax/hrsay');
    expect(companyPage('th', linked, 'brandsdna')).toBe('/static/wax/hrsay');
    expect(openingPage('th', linked, 1)).toBe('/static/wax/jobs#opening-1');
    const sample = showcaseCompany(source, 'th', SAMPLE_PAGES).company;
    expect(companyPage('th', sample, 'yousay')).toBe('/sampleYousay');
  });

  it('is marked as invented and cannot be claimed', () => {
    expect(shown.company).toMatchObject({ isDemo: true, isClaimed: true, idEmp: 0 });
  });

  it('does not link to a website below .example', () => {
    expect(shown.content.website).toBe('');
    const real = { ...source, company: { ...company, website: 'https://wax.co.th' } };
    expect(showcaseCompany(real, 'en', SAMPLE_PAGES).content.website).toBe('https://wax.co.th');
  });

  it('shows its pictures with descriptions in the language of the reader', () => {
    const [cover] = shown.content.covers;
    expect(cover).toMatchObject({ idMedia: 'wax_cover', alt: 'Cover', width: 1280 });
    const [life] = shown.content.aspects;
    expect(life?.pictures.map(({ alt }) => alt)).toEqual(['One', 'Two']);
    expect(shown.content.testimonials[0]?.picture?.idMedia).toBe('wax_portrait-1');
    expect(shown.content.logo).toBeNull();
  });

  it('has a score with an interval from its aspects', () => {
    expect(shown.summary.score).toBeCloseTo(4);
    const { scoreLow, scoreHigh } = shown.summary;
    expect([scoreLow, scoreHigh].map((value) => value?.toFixed(1))).toEqual(['3.7', '4.3']);
    expect(shown.summary.aspects.money).toMatchObject({ score: 3.6, reviewCount: 20 });
  });

  it('lists reviews newest first and openings in both languages', () => {
    expect(shown.reviews.map(({ title }) => title)).toEqual(['New', 'Old']);
    expect(shown.openings[0]).toMatchObject({
      positionTh: 'Dipper th',
      positionEn: 'Dipper en',
      salaryFrom: null,
      expiresAt: null,
    });
  });
});
