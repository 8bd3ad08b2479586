import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { companyJobFields, companyStats } from '#shared/server/db/schema/company-stats.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { pageItem, publishedVersion, readyMedia } from '#tests/fixtures/company-fixture.ts';
import { COMPANIES_PER_SITEMAP, OPENINGS_PER_SITEMAP } from '../core/sitemap.ts';
import {
  openingChunks,
  sitemapChunks,
  sitemapCompanies,
  sitemapFields,
  sitemapOpenings,
} from './sitemap-queries.ts';

type NewCompany = Partial<typeof companies.$inferInsert>;

async function make(idEmp: number, company: NewCompany, lastReviewMonth: string | null = null) {
  await db
    .insert(companies)
    .overridingSystemValue()
    .values({ idEmp, companyNameTh: `บริษัท ${idEmp}`, idIndustry: 3, ...company });
  if (lastReviewMonth === null) return;
  await db.insert(companyStats).values({ idEmp, reviewCount: 1, lastReviewMonth });
}

const JANUARY = new Date('2026-01-01');
const MARCH = new Date('2026-03-17T04:05:06.789Z');
const noPictures = { logoMedia: null, coverMedia: null, aspectMedia: {} };
const chunkStart = (chunk: number) => (chunk - 1) * COMPANIES_PER_SITEMAP + 1;

beforeAll(async () => {
  await make(1, { publishedThAt: MARCH, publishedEnAt: JANUARY });
  await make(2, {});
  await make(3, { publishedEnAt: JANUARY, isActive: false }, '2026-01-01');
  await make(COMPANIES_PER_SITEMAP, {}, '2026-03-01');
  await make(chunkStart(2), {});
  await make(chunkStart(4), { publishedEnAt: JANUARY });
});

describe('the sitemap of companies', () => {
  it('has a chunk for each range of ids in which something is public', async () => {
    expect(await sitemapChunks(db)).toEqual([1, 4]);
  });

  it('includes published and reviewed companies, not closed or empty ones', async () => {
    expect(await sitemapCompanies(db, 1)).toEqual([
      {
        idEmp: 1,
        companyNameTh: 'บริษัท 1',
        companyNameEn: '',
        published: ['th', 'en'],
        publishedMonth: '2026-03',
        reviewedMonth: null,
        openingCount: 0,
        openingsMonth: null,
        ...noPictures,
      },
      {
        idEmp: COMPANIES_PER_SITEMAP,
        companyNameTh: `บริษัท ${COMPANIES_PER_SITEMAP}`,
        companyNameEn: '',
        published: [],
        publishedMonth: null,
        reviewedMonth: '2026-03',
        openingCount: 0,
        openingsMonth: null,
        ...noPictures,
      },
    ]);
    expect((await sitemapCompanies(db, 4)).map(({ idEmp }) => idEmp)).toEqual([chunkStart(4)]);
  });

  it('lists the first picture of each aspect in the published languages', async () => {
    const [first, second, third] = await Promise.all(
      ['aspect', 'aspect', 'aspect'].map(() => readyMedia(1, 'aspect')),
    );
    const life = pageItem('aspect', { aspect: 'life' });
    const work = pageItem('aspect', { aspect: 'work' });
    const picture = (idMedia: string | undefined, { idItem }: typeof life) =>
      pageItem('aspectPicture', { idMedia }, idItem);
    const gallery = [life, work, picture(first, life), picture(second, life), picture(third, work)];
    await publishedVersion(1, 'th', { gallery });
    const [company] = await sitemapCompanies(db, 1);
    expect(company?.aspectMedia).toEqual({ th: [first, third] });
  });

  it('ends at the last company', async () => {
    expect(await sitemapCompanies(db, 2)).toEqual([]);
    expect(await sitemapCompanies(db, 999_999)).toEqual([]);
  });
});

describe('the sitemap of openings', () => {
  const DAY = 24 * 60 * 60_000;
  const inDays = (days: number) => new Date(Date.now() + days * DAY);
  const opening = {
    idJobField: 1,
    positionTh: 'ช่าง',
    descriptionTh: ' ส่งของ',
    jobType: 'fullTime',
  } as const;

  beforeAll(async () => {
    const later = { ...opening, postedAt: inDays(-2), expiresAt: inDays(9) };
    const rows = [
      { ...later, idJob: 1, idEmp: 1 },
      { ...later, idJob: 2, idEmp: 1, closedAt: inDays(-1) },
      { ...later, idJob: 3, idEmp: 1, expiresAt: inDays(-1) },
      { ...later, idJob: 4, idEmp: 1, postedAt: inDays(1) },
      { ...later, idJob: OPENINGS_PER_SITEMAP + 1, idEmp: 3 },
      { ...later, idJob: 2 * OPENINGS_PER_SITEMAP + 1, idEmp: 2 },
    ];
    await db.insert(openings).overridingSystemValue().values(rows);
  });

  it('includes public openings', async () => {
    expect(await openingChunks(db)).toEqual([1, 3]);
    expect(await sitemapOpenings(db, 1)).toMatchObject([
      { idJob: 1, descriptionTh: 'ส', descriptionEn: '' },
    ]);
    expect(await sitemapOpenings(db, 2)).toEqual([]);
  });

  it("reports the last change of a company's openings, including a closing", async () => {
    const monthOf = async (set: Partial<typeof openings.$inferInsert>) => {
      await db.update(openings).set(set).where(eq(openings.idEmp, 1));
      return (await sitemapCompanies(db, 1))[0]?.openingsMonth;
    };
    const begun = { postedAt: JANUARY, updatedAt: JANUARY, expiresAt: inDays(9) };
    expect(await monthOf(begun)).toBe('2026-01');
    expect(await monthOf({ ...begun, updatedAt: MARCH })).toBe('2026-03');
    expect(await monthOf({ ...begun, expiresAt: MARCH })).toBe('2026-03');
    const later = { postedAt: inDays(1), expiresAt: inDays(9) };
    expect(await monthOf(later)).toBeNull();
  });
});

it('lists industries, job fields and provinces with enough public content', async () => {
  const enough = { idIndustry: 12, province: '83' };
  const closed = { idIndustry: 13, province: '84' };
  const unreviewed = { idIndustry: 14, province: '85' };
  const alone = { idIndustry: 15, province: '86' };
  const rows = [
    { idEmp: 90_001, where: enough, reviewCount: 4, idJobField: 7 },
    { idEmp: 90_002, where: { ...enough, publishedEnAt: MARCH }, reviewCount: 1, idJobField: 7 },
    { idEmp: 90_003, where: closed, reviewCount: 9, idJobField: 8 },
    { idEmp: 90_004, where: { ...closed, isActive: false }, reviewCount: 9, idJobField: 8 },
    { idEmp: 90_005, where: unreviewed, reviewCount: 4, idJobField: 9 },
    { idEmp: 90_006, where: unreviewed, reviewCount: 0, idJobField: 9 },
    { idEmp: 90_007, where: alone, reviewCount: 40, idJobField: 10 },
  ];
  for (const { idEmp, where, reviewCount, idJobField } of rows) {
    await make(idEmp, where);
    await db.insert(companyStats).values({ idEmp, reviewCount, lastReviewMonth: '2026-02-01' });
    await db.insert(companyJobFields).values({ idEmp, idJobField });
  }
  expect(await sitemapFields(db)).toEqual([
    { field: { idIndustry: 12 }, changedMonth: '2026-03' },
    { field: { idJobField: 7 }, changedMonth: '2026-03' },
    { field: { province: '83' }, changedMonth: '2026-03' },
  ]);
});
