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

/** A page in every language it is told in; each is a URL of its own that names the others. */
export interface SitemapEntry {
  /** Both, where nothing is said. */
  readonly languages?: readonly Locale[];
  readonly pathIn: (locale: Locale) => string;
  readonly changedMonth?: string;
  /** The pictures the page shows in a language: far fewer than the 1,000 an address may name. */
  readonly picturesIn?: (locale: Locale) => readonly string[];
}

export interface SitemapCompany extends NamedCompany {
  /** The languages in which its own page is public. */
  readonly published: readonly Locale[];
  /** `2026-11`, when its own page was last published; null while there is none. */
  readonly publishedMonth: string | null;
  /** When it was last reviewed; null while it has no review. A day would point to the writer. */
  readonly reviewedMonth: string | null;
  readonly openingCount: number;
  /** When one of its positions last began, changed or ended; null while it never had any. */
  readonly openingsMonth: string | null;
  readonly logoMedia: string | null;
  readonly coverMedia: string | null;
  /** The picture that each aspect begins with, by published language. */
  readonly aspectMedia: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

export interface SitemapOpening
  extends NamedCompany,
    Pick<Opening, 'descriptionTh' | 'descriptionEn'> {
  readonly idJob: number;
  readonly changedMonth: string;
}

/** An article, a chapter of the brand's story or an album, as one language of the page tells it. */
export interface SitemapPost {
  readonly publicNo: number;
  readonly kind: string;
  /** The slug of an article or chapter; null for an album. */
  readonly slugLink: string | null;
  /** The theme of an album; null for an article or chapter. */
  readonly theme: AlbumTheme | null;
  /** Its cover and what is in an album. */
  readonly pictures: readonly string[];
}

export interface SitemapPosts extends NamedCompany {
  readonly publishedMonth: string;
  readonly posts: Readonly<Record<Locale, readonly SitemapPost[]>>;
}

/** At most six URLs per company, so a file stays far below the 50,000 of the protocol. */
export const COMPANIES_PER_SITEMAP = 250;

/** Two URLs each. */
export const OPENINGS_PER_SITEMAP = 2500;

/** The companies of one sitemap: each may have thirty posts in a language, at the longest addresses there are. */
export const POSTS_PER_SITEMAP = 25;

/** Only pages that hold something: a published page, reviews that were written, what is open. */
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

/** What its page shows first. */
function picturesOf(
  { coverMedia, logoMedia, aspectMedia }: SitemapCompany,
  locale: Locale,
): string[] {
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

/** Each at the address it has in a language in which it is told. */
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

export function sitemapIndexXml(
  { companies, openings, posts }: SitemapChunks,
  site: string,
): string {
  const files = [
    sitemapFile('pages'),
    ...companies.map((chunk) => sitemapFile(`companies-${chunk}`)),
    ...openings.map((chunk) => sitemapFile(`openings-${chunk}`)),
    ...posts.map((chunk) => sitemapFile(`posts-${chunk}`)),
    sitemapFile('showcase'),
  ].map((path) => `<sitemap><loc>${escapeMarkup(absolute(site, path))}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SITEMAPS}>\n${files.join('')}</sitemapindex>\n`;
}
