import { companyPage } from '#features/company/core/company-paths.ts';
import { openingPage } from '#features/opening/core/opening-paths.ts';
import { absolute } from '#shared/core/address.ts';
import type { NamedCompany } from '#shared/core/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { escapeMarkup } from '#shared/core/markup/escape-markup.ts';
import { sitemapFile } from './discovery-paths.ts';

/** A page in every language; each is a URL of its own that names the others. */
export interface SitemapEntry {
  readonly pathIn: (locale: Locale) => string;
  readonly changedMonth?: string;
}

export interface SitemapCompany extends NamedCompany {
  /** `2026-11`, when its own page was last published; null while there is none. */
  readonly publishedMonth: string | null;
  /** When it was last reviewed; null while it has no review. A day would point to the writer. */
  readonly reviewedMonth: string | null;
  readonly openingCount: number;
}

export interface SitemapOpening extends NamedCompany {
  readonly idJob: number;
  readonly changedMonth: string;
}

/** At most six URLs per company, so a file stays far below the 50,000 of the protocol. */
export const COMPANIES_PER_SITEMAP = 500;

/** Two URLs each. */
export const OPENINGS_PER_SITEMAP = 5000;

/** Only pages that hold something: a published page, reviews that were written, what is open. */
export function companyEntries(company: SitemapCompany): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  if (company.publishedMonth !== null) {
    entries.push({
      pathIn: (locale) => companyPage(locale, company, 'hrsay'),
      changedMonth: company.publishedMonth,
    });
  }
  if (company.reviewedMonth !== null) {
    entries.push({
      pathIn: (locale) => companyPage(locale, company, 'yousay'),
      changedMonth: company.reviewedMonth,
    });
  }
  if (company.openingCount > 0) {
    entries.push({ pathIn: (locale) => companyPage(locale, company, 'jobs') });
  }
  return entries;
}

export function openingEntry({ idJob, changedMonth, ...company }: SitemapOpening): SitemapEntry {
  return { pathIn: (locale) => openingPage(locale, company, idJob), changedMonth };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function urlSetXml(entries: readonly SitemapEntry[], site: string): string {
  const urls = entries.map((entry) => urlsOf(entry, site));
  return `${HEAD}<urlset ${SITEMAPS} ${XHTML}>\n${urls.join('')}</urlset>\n`;
}

function urlsOf({ pathIn, changedMonth }: SitemapEntry, site: string): string {
  const addressIn = (locale: Locale) => escapeMarkup(absolute(site, pathIn(locale)));
  const alternates = [
    ...LOCALES.map((locale) => alternate(locale, addressIn(locale))),
    alternate('x-default', addressIn('th')),
  ].join('');
  const changed = changedMonth ? `<lastmod>${changedMonth}</lastmod>` : '';
  return LOCALES.map(
    (locale) => `<url><loc>${addressIn(locale)}</loc>${changed}${alternates}</url>\n`,
  ).join('');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

export interface SitemapChunks {
  readonly companies: readonly number[];
  readonly openings: readonly number[];
}

export function sitemapIndexXml({ companies, openings }: SitemapChunks, site: string): string {
  const files = [
    sitemapFile('pages'),
    ...companies.map((chunk) => sitemapFile(`companies-${chunk}`)),
    ...openings.map((chunk) => sitemapFile(`openings-${chunk}`)),
  ].map((path) => `<sitemap><loc>${escapeMarkup(absolute(site, path))}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SITEMAPS}>\n${files.join('')}</sitemapindex>\n`;
}
