import { findPage } from '#app/find-page.ts';
import type { PageRow } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import { type BenchPage, fieldPage } from '../bench/support/bench-pages.ts';
import type { BenchSite } from '../bench/support/site.ts';

export interface PublicPage extends BenchPage {
  readonly render: PageRow['render'];
}

const LEADS_ON = new Set(['/company/[segment]', '/.well-known/change-password']);
const FILE = /\.(?:json|txt|xml)$/;

const TYPES = Object.entries(ROUTES).filter(
  ([route, { search }]) =>
    (search === 'sitemap' || search === 'links') && !FILE.test(route) && !LEADS_ON.has(route),
);

/**
 * Returns one indexable page of every type, of one company where possible, else the first that is
 * linked; then a landing list, and the company page in English.
 */
export async function publicPages({ url, companyPath }: BenchSite): Promise<PublicPage[]> {
  const missing = new Map(TYPES.map(([name, row]) => [row, name]));
  const pages: PublicPage[] = [];
  const paths = [companyPath, ...missing.values()];
  for (const path of paths) {
    const { pathname } = new URL(path, url);
    const row = findPage(pathname);
    const name = row && missing.get(row);
    if (!name || pathname.startsWith('/en')) continue;
    const answer = await fetch(url + path, { redirect: 'manual' });
    if (answer.status !== 200) continue;
    missing.delete(row);
    pages.push({ name, path, render: row.render });
    paths.push(...linksOf(await answer.text(), url));
  }
  if (missing.size > 0) throw new Error(`no page of ${[...missing.values()].join(', ')}`);
  const more = [fieldPage, { name: 'company hrsay in English', path: `/en${companyPath}` }];
  for (const page of more) {
    const row = findPage(new URL(page.path, url).pathname);
    if (!row) throw new Error(`${page.path} is no page`);
    pages.push({ ...page, render: row.render });
  }
  return pages;
}

function linksOf(html: string, url: string): string[] {
  const links = html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g);
  return [...links].map(([, href = '']) => {
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), url);
    return pathname + search;
  });
}
