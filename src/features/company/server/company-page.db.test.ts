import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import { countQueries, queriesOfThisRequest } from '#shared/server/db/query-count.ts';
import { companies, media } from '#shared/server/db/schema/companies.ts';
import { companyQuotes, companyStats } from '#shared/server/db/schema/company-stats.ts';
import {
  changeCompany,
  inDays,
  makeOpening,
  pageItem,
  publishedVersion,
  readyMedia,
  registeredCompany,
  TEST_JOB_FIELD,
  writePage,
} from '#tests/fixtures/company-fixture.ts';
import {
  agesInOneMonth,
  makePublished,
  ONE_MONTH,
  publicIdOf,
} from '#tests/fixtures/review-fixture.ts';
import { companyHeader, publishedCompany } from './company-queries.ts';
import { loadCompanyPage } from './load-company-page.ts';

let idEmp = 0;
let idProfile = 0;

beforeAll(async () => {
  ({ idEmp } = await registeredCompany('platinum'));
  const picture = await readyMedia(idEmp);
  const failed = await readyMedia(idEmp);
  await db.update(media).set({ state: 'failed' }).where(eq(media.idMedia, failed));
  const film = await readyMedia(idEmp);
  await db.update(media).set({ mimeType: 'video/webm' }).where(eq(media.idMedia, film));
  await db.update(companies).set({ publishedThAt: new Date(), coverMedia: picture });
  await db.insert(companyStats).values({ idEmp, reviewCount: 12, score: 3.9 });
  const life = pageItem('aspect', { aspect: 'life', description: 'ชีวิต' });
  const overview = pageItem('album', { theme: 'overview', title: 'ภาพรวม' });
  const story = { author: 'ทีม', articleDate: '2026-01-01' };
  idProfile = await publishedVersion(idEmp, 'th', {
    cover: [
      pageItem('banner', { idMedia: failed }),
      pageItem('banner', { idMedia: picture, altText: 'อาคาร' }),
      pageItem('banner', { idMedia: film, altText: 'หนัง' }),
    ],
    history: [
      pageItem('topic', { year: 2017, title: 'หนึ่ง', idMedia: picture }),
      pageItem('topic', { year: 2022, title: 'สอง' }),
    ],
    gallery: [
      pageItem('aspect', { aspect: 'work', description: 'งาน' }),
      life,
      pageItem('aspectPicture', { idMedia: picture, caption: 'สวน' }, life.idItem),
      pageItem('reason', { title: 'เพื่อนร่วมงาน' }),
    ],
    employeePhotos: [pageItem('employeePhoto', { idMedia: picture, employeeName: 'เอ' })],
    testimonials: [pageItem('testimonial', { jobPosition: 'วิศวกร', description: 'ได้เรียนรู้' })],
    album: [
      overview,
      pageItem('albumPicture', { idMedia: picture }, overview.idItem),
      pageItem('album', { title: 'ว่าง' }),
    ],
    article: [
      pageItem('article', { ...story, headline1: 'ข่าว', slugLink: 'a' }),
      pageItem('article', { ...story, headline1: 'ไม่แสดง', showOnProfile: false }),
      pageItem('brandStory', { ...story, headline1: 'แบรนด์', slugLink: 'a' }),
    ],
  });
  await makeOpening(idEmp, { positionTh: 'เปิดอยู่', idJobField: TEST_JOB_FIELD });
  await makeOpening(idEmp, { positionTh: 'หมดอายุ', expiresAt: inDays(-1) });
  await makeOpening(idEmp, { positionTh: 'ยังไม่เปิด', postedAt: inDays(1) });
  const words = { goodPoints: 'ดี', improvePoints: 'ดีขึ้นได้' };
  const old = await makePublished(idEmp, { ...words, title: 'เก่า' }, 600);
  await makePublished(idEmp, { ...words, title: 'ใหม่', goodPoints: '' }, 300);
  await writePage(idEmp, idProfile, {
    interestReview: [pageItem('featuredReview', { idReview: await publicIdOf(old) })],
  });
});

describe('a published company page', () => {
  it('is loaded in one query', async () => {
    const { company, queries } = await countQueries(async () => {
      const loaded = await publishedCompany(db, idEmp, 'th');
      return { company: loaded, queries: queriesOfThisRequest() };
    });
    const page = company?.version;
    expect(queries).toBe(1);
    expect(company).toMatchObject({ published: ['th'], reviewCount: 12, provinceEn: 'Bangkok' });
    expect(page?.content).toMatchObject({
      about: 'เราทดสอบ',
      covers: [
        { alt: 'อาคาร', width: 1600, video: null },
        { alt: 'หนัง', video: 'video.webm' },
      ],
      history: [
        { title: 'หนึ่ง', picture: { height: 900 } },
        { title: 'สอง', picture: null },
      ],
      aspects: [
        { aspect: 'life', pictures: [{ caption: 'สวน' }] },
        { aspect: 'work', pictures: [] },
      ],
      reasons: [{ title: 'เพื่อนร่วมงาน' }],
      albums: [{ title: 'ภาพรวม', cover: { width: 1600 } }],
      photos: [{ employeeName: 'เอ' }],
      testimonials: [{ jobPosition: 'วิศวกร' }],
      articles: [{ headline1: 'ข่าว' }],
    });
    expect(page?.content.albums).toHaveLength(1);
    expect(page?.openings.map(({ positionTh }) => positionTh)).toEqual(['เปิดอยู่']);
    expect(
      page?.reviews.map(({ title, isFeatured, points }) => [title, isFeatured, points]),
    ).toEqual([
      ['เก่า', true, 'ดี'],
      ['ใหม่', false, 'ดีขึ้นได้'],
    ]);
  });

  it('shows the date of the last approval', async () => {
    await changeCompany(idEmp, { checkedOn: new Date('2026-03-17T20:05:06Z') });
    expect(await companyHeader(db, idEmp)).toMatchObject({ checkedOn: '2026-03-17T20:05:06Z' });
  });

  it('is shown as in any other package', async () => {
    const header = await companyHeader(db, idEmp);
    const albumsIn = async (packageHrSay: PackageHrSay) => {
      const version = { lang: 'th', state: 'published', packageHrSay } as const;
      const page = header && (await loadCompanyPage(db, header, version));
      return [page?.content.albums.length, page?.content.photos.length];
    };
    expect(await albumsIn('basic')).toEqual([0, 0]);
    expect(await albumsIn('gold')).toEqual([0, 1]);
    expect(await albumsIn('platinum')).toEqual([1, 1]);
  });

  it('contains neither the tax id nor the contact person', async () => {
    const said = JSON.stringify((await publishedCompany(db, idEmp, 'th'))?.version?.content);
    expect(said).toContain('เราทดสอบ');
    expect(said).not.toMatch(/taxId|contact/);
  });

  it('contains nothing about a reviewer', async () => {
    const company = await publishedCompany(db, idEmp, 'th');
    expect(company?.version?.reviews).toHaveLength(2);
    expect(JSON.stringify(company?.version?.reviews)).not.toMatch(/jsk|address/i);
  });

  it('shows reviews in its own language before those in the other', async () => {
    const titles = async () =>
      (await publishedCompany(db, idEmp, 'th'))?.version?.reviews.map(({ title }) => title);
    await makePublished(idEmp, { lang: 'en', title: 'newest' });
    expect(await titles()).toEqual(['เก่า', 'ใหม่', 'newest']);
    await makePublished(idEmp, { title: 'เก่าที่สุด' }, 900);
    expect(await titles()).toEqual(['เก่า', 'ใหม่', 'เก่าที่สุด']);
  });

  it('falls back to the other language, then to null', async () => {
    const shown = async (locale: Locale) =>
      (await publishedCompany(db, idEmp, locale))?.version?.content.lang;
    expect(await shown('en')).toBe('th');
    await publishedVersion(idEmp, 'en');
    expect(await shown('en')).toBe('th');
    await db.update(companies).set({ publishedEnAt: new Date() });
    expect([await shown('en'), await shown('th')]).toEqual(['en', 'th']);
    await db.update(companies).set({ publishedThAt: null, publishedEnAt: null });
    expect((await publishedCompany(db, idEmp, 'th'))?.version).toBeNull();
  });

  it('is null in a state that does not exist', async () => {
    const header = await companyHeader(db, idEmp);
    expect(
      header && (await loadCompanyPage(db, header, { lang: 'en', state: 'draft' })),
    ).toBeNull();
  });
});

it('a review on it discloses only its month and attributes shared by five reviewers', async () => {
  const { idEmp: reviewed } = await registeredCompany();
  await publishedVersion(reviewed, 'th');
  await db.update(companies).set({ publishedThAt: new Date() });
  const ids: string[] = [];
  for (const age of agesInOneMonth()) {
    ids.push(await publicIdOf(await makePublished(reviewed, {}, age)));
  }
  const shown = (await publishedCompany(db, reviewed, 'th'))?.version?.reviews;
  expect(shown?.map(({ idReview }) => idReview)).toEqual(ids.toSorted().toReversed().slice(0, 3));
  const untold = { employmentStatus: null, tenure: null, jobFieldTh: null, jobFieldEn: null };
  for (const review of shown ?? []) {
    expect(review).toMatchObject({ ...untold, publishedMonth: ONE_MONTH });
  }
});

it('quotes prefer the language of the reader and do not identify the reviewer', async () => {
  const { idEmp: quoted } = await registeredCompany();
  await publishedVersion(quoted, 'th');
  await db.update(companies).set({ publishedThAt: new Date() });
  const quote = async (lang: Locale, kind: 'line' | 'good' | 'pay') => {
    const idReview = await makePublished(quoted, { lang, ratingMoney: 3 });
    await db
      .insert(companyQuotes)
      .values({ idEmp: quoted, lang, kind, idReview, text: `${kind} ${lang}` });
    return publicIdOf(idReview);
  };
  await quote('th', 'line');
  const good = { th: await quote('th', 'good'), en: await quote('en', 'good') };
  const pay = await quote('en', 'pay');
  const quotesFor = async (reader: Locale) =>
    (await publishedCompany(db, quoted, reader))?.version?.quotes;
  const untold = { employmentStatus: null, tenure: null, idJobField: null, jobGrade: null };
  const said = { ...untold, jobType: null, ratingOverall: 4, usefulCount: 0, proofs: [] };
  const publishedMonth = expect.stringMatching(/^\d{4}-\d\d-01$/);
  const inEnglish = { ...said, publishedMonth, lang: 'en', idReview: good.en, text: 'good en' };
  expect(await quotesFor('en')).toEqual({
    good: { ...inEnglish, aspectRating: null },
    improve: null,
    aspects: { pay: { ...inEnglish, idReview: pay, text: 'pay en', aspectRating: 3 } },
  });
  expect(await quotesFor('th')).toMatchObject({
    good: { lang: 'th', idReview: good.th, text: 'good th' },
    aspects: { pay: { lang: 'en', idReview: pay } },
  });
  const header = await companyHeader(db, quoted);
  const page = header && (await loadCompanyPage(db, header, { lang: 'th', state: 'published' }));
  expect(page?.quotes).toEqual(await quotesFor('th'));
});

it('a closed or unknown company has no header', async () => {
  const { idEmp: closed } = await registeredCompany();
  await changeCompany(closed, { isActive: false });
  expect(await companyHeader(db, closed)).toBeNull();
  expect(await publishedCompany(db, closed, 'th')).toBeNull();
  expect(await companyHeader(db, 999_999)).toBeNull();
});
