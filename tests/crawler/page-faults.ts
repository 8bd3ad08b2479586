import { isDeepStrictEqual } from 'node:util';
import { localeFromPath } from '#shared/core/locale.ts';
import { ownPath, type Visit, type Walk } from './crawl.ts';
import { isForSearch, metaOf, type ReadPage } from './read-page.ts';
import { structuredDataFaults } from './structured-data.ts';

export function pageFaults(path: string, page: ReadPage, site: string): string[] {
  return [
    ...wordFaults(path, page, site),
    ...page.pictures.flatMap(pictureFaults),
    ...page.structured.flatMap(structuredDataFaults),
    ...(isForSearch(page) ? addressFaults(path, page) : []),
  ];
}

function wordFaults(path: string, page: ReadPage, site: string): string[] {
  const faults: string[] = [];
  const locale = localeFromPath(path);
  if (page.lang !== locale) faults.push(`is in "${page.lang}"`);
  if (page.h1s !== 1) faults.push(`has ${page.h1s} h1`);
  if (page.titles !== 1 || page.title === '') faults.push(`has ${page.titles} titles`);
  if (!metaOf(page, 'description')) faults.push('has no description');
  for (const { href, hreflang } of page.links) {
    const to = ownPath(href, path, site);
    const isElsewhere = to !== null && localeFromPath(to) !== locale && !isFile(to);
    if (isElsewhere && hreflang !== localeFromPath(to)) faults.push(`leads to ${to}`);
  }
  for (const words of page.mixed) faults.push(`says in the other language: ${words}`);
  for (const words of page.unfilled) faults.push(`leaves a place empty: ${words}`);
  return faults;
}

function isFile(path: string): boolean {
  return /^\/yousayapi\/|\.\w+$/.test(path.replace(/\?.*/, ''));
}

function pictureFaults(picture: Readonly<Record<string, string>>): string[] {
  const missing = ['width', 'height'].filter((name) => !/^[1-9]\d*$/.test(picture[name] ?? ''));
  if (picture['alt'] === undefined) missing.push('alt');
  return missing.map((name) => `shows ${picture['src']} without ${name}`);
}

export function pathOf(address: string): string {
  const url = new URL(address);
  return url.pathname + url.search;
}

/** The address search engines are to know a page by: Thai has no prefix. */
function bare(path: string): string {
  return path.replace(/^\/th(?=\/|$)/, '').replace(/^(?=\?|$)/, '/');
}

function addressFaults(path: string, page: ReadPage): string[] {
  const faults: string[] = [];
  const [canonical, ...more] = page.canonical;
  if (canonical === undefined || more.length > 0)
    return [`has ${page.canonical.length} canonical addresses`];
  const own = new URL(bare(path), canonical);
  const named = new URL(canonical);
  const isPart = [...named.searchParams].every(
    ([name, value]) => own.searchParams.get(name) === value,
  );
  if (named.pathname !== own.pathname || !isPart) faults.push(`calls itself ${canonical}`);
  const alternates = new Map(page.alternates);
  const names = page.alternates
    .map(([language]) => language)
    .toSorted()
    .join(' ');
  if (names !== 'en th x-default' && !isToldAlone(path, names))
    faults.push(`has the alternates ${names}`);
  if (alternates.get(localeFromPath(path)) !== canonical)
    faults.push('is not among its own alternates');
  if (alternates.get('x-default') !== (alternates.get('th') ?? canonical))
    faults.push('has another x-default than Thai');
  return faults;
}

function isToldAlone(path: string, names: string): boolean {
  return path.includes('/company/') && names === `${localeFromPath(path)} x-default`;
}

export function prefixFaults(path: string, page: ReadPage, { visits }: Walk): string[] {
  const other = visits.get(bare(path));
  if (!other?.page) return [];
  const [own, without] = [page, other.page].map((one) => ({
    title: one.title,
    description: metaOf(one, 'description'),
    robots: metaOf(one, 'robots'),
  }));
  return isDeepStrictEqual(own, without) ? [] : [`is not what ${other.path} is`];
}

export function placeFaults({ path, page }: Visit, { visits }: Walk, site: string): string[] {
  return (page?.links ?? []).flatMap(({ href }) => {
    const place = decodeURIComponent(new URL(href, site + path).hash.slice(1));
    const to = ownPath(href, path, site);
    const target = to === path ? page : to !== null && visits.get(to)?.page;
    return place === '' || !target || target.ids.has(place) ? [] : [`leads to no place ${href}`];
  });
}

export function answerFaults({ path, status, to }: Visit, { visits }: Walk): string[] {
  if (status < 300) return [];
  if (status >= 400 || to === null) return [`answers ${status}`];
  const next = visits.get(to);
  if (status !== 302 && status !== 303) return [`is linked to and moved to ${to}`];
  if (next === undefined || next.status === 200) return [];
  return [`sends on to ${to}, which answers ${next.status} (from ${path})`];
}
