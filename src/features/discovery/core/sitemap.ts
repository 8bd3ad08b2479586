import { describedIn, type Opening } from '#features/opening/core/opening.ts';
import { openingPage } from '#features/opening/core/opening-paths.ts';
import { absolute } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company/company-name.ts';
import {
  albumNumbers,
  albumPage,
  articleNumbers,
  articlePage,
  companyPage,
  storyPage,
} from '#shared/core/company/company-paths.ts';
import type { AlbumTheme } from '#shared/core/company/profile-lists.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { media } from '#shared/core/picture.ts';
import { sitemapFile } from './discovery-paths.ts';

/** A page in all its languages; each language has its own URL and links the others. */
export interface SitemapEntry {
  readonly languages?: readonly Locale[];
  readonly pathIn: (locale: Locale) => string;
  readonly changedMonth?: string;
  /** Pictures on the page in a language, far fewer than the protocol's 1,000 per URL. */
  readonly picturesIn?: (locale: Locale) => readonly string[];
}

export interface SitemapCompany extends NamedCompany {
  readonly published: readonly Locale[];
  /** `2026-11`; null if never published. */
  readonly publishedMonth: string | null;
  /** The month of the last review; null without reviews. A day could identify the reviewer. */
  readonly reviewedMonth: string | null;
  readonly openingCount: number;
  /** The month its openings last changed; null if it never had an opening. */
  readonly openingsMonth: string | null;
  readonly logoMedia: string | null;
  readonly coverMedia: string | null;
  /** The first picture of each aspect, by published language. */
  readonly aspectMedia: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

export interface SitemapOpening
  extends NamedCompany,
    Pick<Opening, 'descriptionTh' | 'descriptionEn'> {
  readonly idJob: number;
  readonly changedMonth: string;
}

/** An article, brand story chapter or album in one language. */
export interface SitemapPost {
  readonly publicNo: number;
  readonly kind: string;
  readonly slugLink: string | null;
  readonly theme: AlbumTheme | null;
  /** The cover and the pictures of an album. */
  readonly pictures: readonly string[];
}

export interface SitemapPosts extends NamedCompany {
  readonly publishedMonth: string;
  readonly posts: Readonly<Record<Locale, readonly SitemapPost[]>>;
}

/** A company has at most six URLs, so a file stays far below the protocol's 50,000. */
export const COMPANIES_PER_SITEMAP = 250;

/** An opening has at most two URLs, one per language. */
export const OPENINGS_PER_SITEMAP = 2500;

/** Low, because a company may have 30 posts per language, with long URLs. */
export const POSTS_PER_SITEMAP = 25;

/** Sitemap entries of a company's pages with content: published page, reviews, openings. */
export function companyEntries(company: SitemapCompany): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  if (company.publishedMonth !== null) {
    entries.push({
      languages: company.published,
      pathIn: (locale) => companyPage(locale, company, 'hrsay'),
      changedMonth: company.publishedMonth,
      picturesIn: (locale) => picturesOf(company, locale).map(pictureFile),
    });
  }
  if (company.reviewedMonth !== null) {
    entries.push({
      pathIn: (locale) => companyPage(locale, company, 'yousay'),
      changedMonth: company.reviewedMonth,
    });
  }
  if (company.openingCount > 0) {
    entries.push({
      pathIn: (locale) => companyPage(locale, company, 'jobs'),
      ...(company.openingsMonth === null ? {} : { changedMonth: company.openingsMonth }),
    });
  }
  return entries;
}

/** The pictures at the top of the company's page. */
function picturesOf({ coverMedia, logoMedia, aspectMedia }: SitemapCompany, locale: Locale) {
  const aspects = aspectMedia[locale] ?? [];
  return [...new Set([coverMedia, logoMedia, ...aspects].filter((idMedia) => idMedia !== null))];
}

const pictureFile = (idMedia: string) => media(idMedia, 1280, 'webp');

export function openingEntry(opening: SitemapOpening): SitemapEntry {
  return {
    languages: describedIn(opening),
    pathIn: (locale) => openingPage(locale, opening, opening.idJob),
    changedMonth: opening.changedMonth,
  };
}

export function postEntries({ publishedMonth, posts, ...company }: SitemapPosts): SitemapEntry[] {
  const localesWith = (isIt: (post: SitemapPost) => boolean) =>
    LOCALES.filter((locale) => posts[locale].some(isIt));
  const postsByNo = new Map(
    LOCALES.flatMap((lang) => posts[lang]).map((post) => [post.publicNo, post]),
  );
  const entries = [...postsByNo.values()].map((post): SitemapEntry => {
    const postIn = (locale: Locale) =>
      posts[locale].find(({ publicNo }) => publicNo === post.publicNo) ?? post;
    return {
      languages: localesWith(({ publicNo }) => publicNo === post.publicNo),
      pathIn: (locale) => postPath(locale, company, postIn(locale)),
      changedMonth: publishedMonth,
      picturesIn: (locale) => [...new Set(postIn(locale).pictures)].map(pictureFile),
    };
  });
  if ([...postsByNo.values()].some(({ kind }) => kind === 'brandStory')) {
    entries.unshift({
      languages: localesWith(({ kind }) => kind === 'brandStory'),
      pathIn: (locale) => companyPage(locale, company, 'brandsdna'),
      changedMonth: publishedMonth,
    });
  }
  return entries;
}

function postPath(locale: Locale, company: NamedCompany, post: SitemapPost): string {
  const { kind, publicNo, slugLink, theme } = post;
  if (theme !== null) return albumPage(locale, company, albumNumbers(publicNo, theme));
  const article = { ...articleNumbers(publicNo), slugLink: slugLink ?? '' };
  return kind === 'article'
    ? articlePage(locale, company, article)
    : storyPage(locale, company, article);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function urlSetXml(entries: readonly SitemapEntry[], site: string): string {
  const urls = entries.map((entry) => urlsOf(entry, site));
  return `${HEAD}<urlset ${SITEMAPS} ${XHTML} ${IMAGE}>\n${urls.join('')}</urlset>\n`;
}

function urlsOf(
  { languages = LOCALES, pathIn, changedMonth, picturesIn = () => [] }: SitemapEntry,
  site: string,
): string {
  const addresses = Object.fromEntries(
    languages.map((locale) => [locale, escapeMarkup(absolute(site, pathIn(locale)))]),
  ) as Partial<Record<Locale, string>>;
  const addressIn = (locale: Locale) => addresses[locale] ?? '';
  const alternates = [
    ...languages.map((locale) => alternate(locale, addressIn(locale))),
    alternate('x-default', addressIn(languages.includes('th') ? 'th' : 'en')),
  ].join('');
  const changed = changedMonth ? `<lastmod>${changedMonth}</lastmod>` : '';
  const imagesIn = (locale: Locale) =>
    picturesIn(locale)
      .map(
        (path) =>
          `<image:image><image:loc>${escapeMarkup(absolute(site, path))}</image:loc></image:image>`,
      )
      .join('');
  return languages
    .map(
      (locale) =>
        `<url><loc>${addressIn(locale)}</loc>${changed}${alternates}${imagesIn(locale)}</url>\n`,
    )
    .join('');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

export interface SitemapChunks {
  readonly companies: readonly number[];
  readonly openings: readonly number[];
  readonly posts: readonly number[];
}

export function sitemapIndexXml({ companies, openings, posts }: SitemapChunks, site: string) {
  const files = [
    sitemapFile('pages'),
    ...companies.map((chunk) => sitemapFile(`companies-${chunk}`)),
    ...openings.map((chunk) => sitemapFile(`openings-${chunk}`)),
    ...posts.map((chunk) => sitemapFile(`posts-${chunk}`)),
    sitemapFile('showcase'),
  ].map((path) => `<sitemap><loc>${escapeMarkup(absolute(site, path))}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SITEMAPS}>\n${files.join('')}</sitemapindex>\n`;
}
