import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/core/locale.ts';
import {
  COMPANIES_PER_SITEMAP,
  companyEntries,
  OPENINGS_PER_SITEMAP,
  openingEntry,
  POSTS_PER_SITEMAP,
  postEntries,
  type SitemapCompany,
  sitemapIndexXml,
  urlSetXml,
} from './sitemap.ts';

const SITE = 'https://yousay.example';
const published: SitemapCompany = {
  idEmp: 12,
  companyNameTh: 'บริษัท น้ำใส จำกัด',
  companyNameEn: "O'Clear & Sons",
  published: ['th', 'en'],
  publishedMonth: '2026-01',
  reviewedMonth: null,
  openingCount: 0,
  openingsMonth: null,
  logoMedia: null,
  coverMedia: '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60',
  aspectMedia: {},
};

const urls = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

describe('a sitemap', () => {
  it('lists a page in both languages, each naming both and Thai as the default', () => {
    const xml = urlSetXml(companyEntries(published), SITE);
    const th = `${SITE}/company/oclear-sons-12/hrsay`;
    const en = `${SITE}/en/company/oclear-sons-12/hrsay`;
    expect(urls(xml)).toEqual([th, en]);
    const alternates = [
      `<xhtml:link rel="alternate" hreflang="th" href="${th}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${th}"/>`,
    ].join('');
    expect(xml.split(alternates)).toHaveLength(3);
    expect(xml.match(/<lastmod>2026-01<\/lastmod>/g)).toHaveLength(2);
    const cover = `${SITE}/media/${published.coverMedia}/1280.webp`;
    expect(xml.split(`<image:loc>${cover}</image:loc>`)).toHaveLength(3);
  });

  it('lists a page that is public in one language at its address alone', () => {
    const english = { ...published, published: ['en'] } as const;
    const xml = urlSetXml(companyEntries({ ...english, reviewedMonth: '2026-02' }), SITE);
    const at = (path: string) => `${SITE}${path}/company/oclear-sons-12`;
    expect(urls(xml)).toEqual([`${at('/en')}/hrsay`, `${at('')}/yousay`, `${at('/en')}/yousay`]);
    expect(xml).not.toContain(`${at('')}/hrsay`);
    expect(xml).toContain(`hreflang="x-default" href="${at('/en')}/hrsay"`);
  });

  it('lists the top pictures of a company in a language, each once', () => {
    const shown = (change: Partial<SitemapCompany>, locale: Locale) =>
      companyEntries({ ...published, coverMedia: 'a', ...change })[0]?.picturesIn?.(locale);
    const files = (...names: string[]) => names.map((name) => `/media/${name}/1280.webp`);
    const both = { logoMedia: 'b', aspectMedia: { th: ['c', 'a'], en: ['d'] } };
    expect(shown(both, 'th')).toEqual(files('a', 'b', 'c'));
    expect(shown(both, 'en')).toEqual(files('a', 'b', 'd'));
    expect(shown({ aspectMedia: {} }, 'en')).toEqual(files('a'));
  });

  it('lists only existing pages of a company', () => {
    const paths = (change: Partial<SitemapCompany>) =>
      companyEntries({ ...published, ...change }).map(({ pathIn }) =>
        pathIn('th').split('/').pop(),
      );
    const reviewedMonth = '2026-02';
    expect(paths({ reviewedMonth })).toEqual(['hrsay', 'yousay']);
    expect(paths({ publishedMonth: null, reviewedMonth })).toEqual(['yousay']);
    expect(paths({ publishedMonth: null })).toEqual([]);
    expect(paths({ openingCount: 2 })).toEqual(['hrsay', 'jobs']);
    const hiring = { ...published, openingCount: 2, openingsMonth: '2026-04' };
    expect(companyEntries(hiring).at(-1)?.changedMonth).toBe('2026-04');
  });

  it('lists a position in the languages it is described in', () => {
    const { idEmp, companyNameTh, companyNameEn } = published;
    const described = { descriptionTh: 'งาน', descriptionEn: 'Work' };
    const company = { idEmp, companyNameTh, companyNameEn };
    const opening = { ...company, ...described, idJob: 7, changedMonth: '2026-03' };
    expect(urls(urlSetXml([openingEntry(opening)], SITE))).toEqual([
      `${SITE}/company/oclear-sons-12/jobs/7`,
      `${SITE}/en/company/oclear-sons-12/jobs/7`,
    ]);
    expect(urls(urlSetXml([openingEntry({ ...opening, descriptionEn: ' ' })], SITE))).toEqual([
      `${SITE}/company/oclear-sons-12/jobs/7`,
    ]);
    const undescribed = { ...opening, descriptionTh: '', descriptionEn: '' };
    expect(urls(urlSetXml([openingEntry(undescribed)], SITE))).toHaveLength(2);
  });

  it('lists posts at the URL of each language, a story with its first page', () => {
    const story = { publicNo: 4, kind: 'brandStory', slugLink: 'เริ่ม', theme: null, pictures: [] };
    const thai = [
      {
        publicNo: 9,
        kind: 'album',
        slugLink: null,
        theme: 'life' as const,
        pictures: ['a', 'b', 'a'],
      },
      { publicNo: 3, kind: 'article', slugLink: 'ignored', theme: null, pictures: ['c'] },
      story,
    ];
    const english = [{ ...story, slugLink: '' }];
    const { idEmp, companyNameTh, companyNameEn } = published;
    const company = { idEmp, companyNameTh, companyNameEn, publishedMonth: '2026-03' };
    const pathsOf = (posts: Parameters<typeof postEntries>[0]['posts']) =>
      urls(urlSetXml(postEntries({ ...company, posts }), SITE)).map((address) =>
        address?.replace(SITE, '').replace('/company/oclear-sons-12', ''),
      );
    expect(pathsOf({ th: thai, en: english })).toEqual([
      '/brandsdna',
      '/en/brandsdna',
      '/hrsay/gallery/9-2/post',
      '/hrsay/feature/3-3/post',
      `/brandsdna/${encodeURIComponent('เริ่ม')}`,
      '/en/brandsdna/articleIndex=4',
    ]);
    expect(pathsOf({ th: [], en: english })).toEqual([
      '/en/brandsdna',
      '/en/brandsdna/articleIndex=4',
    ]);
    const shown = postEntries({ ...company, posts: { th: thai, en: english } }).map(
      ({ picturesIn }) => picturesIn?.('th'),
    );
    expect(shown).toEqual([
      undefined,
      ['/media/a/1280.webp', '/media/b/1280.webp'],
      ['/media/c/1280.webp'],
      [],
    ]);
  });

  it('writes Thai URLs in ASCII and escapes XML', () => {
    const entry = { pathIn: () => `/company/${encodeURIComponent('น้ำใส')}?a=1&b='2'` };
    const [loc = ''] = urls(urlSetXml([entry], SITE));
    expect(loc).toMatch(
      /^https:\/\/yousay\.example\/company\/(?:%[0-9A-F]{2})+\?a=1&amp;b=&apos;2/,
    );
  });

  it('stays within the limits of the protocol', () => {
    const longest = {
      ...published,
      companyNameEn: '',
      companyNameTh: 'ก'.repeat(300),
      reviewedMonth: '2026-02',
      openingCount: 1,
    };
    const xml = urlSetXml(companyEntries(longest), SITE);
    expect(urls(xml).length * COMPANIES_PER_SITEMAP).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(xml) * COMPANIES_PER_SITEMAP).toBeLessThan(50 * 1024 * 1024);
    const opening = openingEntry({
      ...longest,
      descriptionTh: 'งาน',
      descriptionEn: 'Work',
      idJob: 999_999_999,
      changedMonth: '2026-02',
    });
    const bytes = Buffer.byteLength(urlSetXml([opening], SITE));
    expect(bytes * OPENINGS_PER_SITEMAP).toBeLessThan(50 * 1024 * 1024);
    const pictures = Array.from({ length: 21 }, () => crypto.randomUUID());
    const story = { kind: 'brandStory', slugLink: 'ก'.repeat(120), theme: null, pictures };
    const th = Array.from({ length: 30 }, (_, index) => ({ ...story, publicNo: index }));
    const en = th.map((post) => ({ ...post, publicNo: 100 + post.publicNo }));
    const posts = urlSetXml(
      postEntries({ ...longest, publishedMonth: '2026-02', posts: { th, en } }),
      SITE,
    );
    expect(Buffer.byteLength(posts) * POSTS_PER_SITEMAP).toBeLessThan(50 * 1024 * 1024);
  });
});

describe('the index of sitemaps', () => {
  it('lists pages, all chunks of companies, openings and posts, and the showcase', () => {
    const chunks = { companies: [1, 3], openings: [2], posts: [5] };
    expect(urls(sitemapIndexXml(chunks, SITE))).toEqual([
      `${SITE}/sitemap-pages.xml`,
      `${SITE}/sitemap-companies-1.xml`,
      `${SITE}/sitemap-companies-3.xml`,
      `${SITE}/sitemap-openings-2.xml`,
      `${SITE}/sitemap-posts-5.xml`,
      `${SITE}/sitemap-showcase.xml`,
    ]);
  });
});
