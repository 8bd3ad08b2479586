import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mailedPage } from '#features/session/core/return-path/return-page.ts';
import { expectedAnswers } from '#tests/route-rows.ts';
import { findPage } from './find-page.ts';
import { cacheLife } from './page-row.ts';
import { PREFETCHED_PAGES } from './prefetched-pages.ts';
import { ROUTES } from './routes.ts';

const SOURCE = join(import.meta.dirname, '..');
const rows = Object.entries(ROUTES);

function sources(folder: string): Map<string, string> {
  const base = join(SOURCE, folder);
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.(astro|tsx?)$/.test(file));
  return new Map(code.map((file) => [file, readFileSync(join(base, file), 'utf8')]));
}

/** `[...locale]/yousay/index.astro` → `/yousay` */
function routeOf(file: string): string {
  const path = file.replace(/^\[\.\.\.locale\]\//, '').replace(/\.(astro|ts)$/, '');
  return `/${path.replace(/(^|\/)index$/, '')}`;
}

const own = rows.filter(([, { servedBy }]) => servedBy === undefined);
const pages = new Map([...sources('pages/')].map(([file, text]) => [routeOf(file), text]));

describe('the table of pages', () => {
  it('has one row for each file and a file for each row', () => {
    expect(own.map(([route]) => route).toSorted()).toEqual([...pages.keys()].toSorted());
    for (const [, { servedBy }] of rows) if (servedBy) expect(pages.keys()).toContain(servedBy);
    expect(pages.size).toBe(sources('pages/').size);
  });

  it.each(rows)('declares the rendering of %s like its file', (route, row) => {
    const text = pages.get(row.servedBy ?? route) ?? '';
    expect(/^export const prerender = true;$/m.test(text)).toBe(row.render === 'prerendered');
    expect(/\b(?:cachePage|cacheList|loadCachedHome)\(/.test(text)).toBe(cacheLife(row) !== null);
  });

  it('knows the pages without language variants, and those that are 404 without parameters', () => {
    const inRoot = [...sources('pages/').keys()].filter((file) => !file.startsWith('[...locale]/'));
    const rootOnly = own.filter(([, { isRootOnly }]) => isRootOnly).map(([route]) => route);
    expect(rootOnly.toSorted()).toEqual(inRoot.map(routeOf).toSorted());
    for (const [route, row] of rows.filter(([path]) => !path.includes('['))) {
      const { address, expected } = expectedAnswers(route, row, 1);
      const isAbsent = expected.anonymous === 404 || /\?idEmp=/.test(address);
      expect([route, row.isAbsentAlone ?? false]).toEqual([route, isAbsent]);
    }
  });

  it('allows mails to employers to link employer pages, and only the report page of others', () => {
    for (const [route, row] of rows.filter(([path]) => path !== '/reviewContent/report')) {
      const { address } = expectedAnswers(route, row, 1);
      const isOfEmployer = row.who === 'employer' || row.who === 'preview';
      expect(mailedPage(address, 'employer') !== undefined, address).toBe(isOfEmployer);
    }
  });

  it('prefetches public pages only', () => {
    const ahead = new RegExp(PREFETCHED_PAGES);
    for (const [route, row] of rows.filter(([path]) => !path.includes('.'))) {
      const address = expectedAnswers(route, row, 1).address.replace(/\?.*$/, '');
      const isLinked = route !== '/company/[segment]' && !/^\/m[A-Z]/.test(route);
      expect(ahead.test(address), address).toBe(row.render !== 'private' && isLinked);
    }
  });

  it('is public exactly for pages that are the same for all readers', () => {
    for (const [route, { who, render }] of rows) {
      if (render !== 'private') expect(who, route).toBe('everybody');
    }
  });

  it('declares canonical parameters as query parameters', () => {
    for (const [route, { query = [], canonical = [] }] of rows) {
      expect(query, route).toEqual(expect.arrayContaining([...canonical]));
    }
  });

  it('disallows no folder with an indexed page', () => {
    const closed = rows.filter(([, { search }]) => search === 'disallow');
    const folders = new Set(closed.map(([route]) => route.split('/')[1]));
    for (const [route, { search }] of rows) {
      if (folders.has(route.split('/')[1])) expect(search, route).toBe('disallow');
    }
  });

  it('leaves internal variants of public pages public but unindexed', () => {
    const forms = rows.filter(([route]) => /^\/(?:home[A-Z]|index-|testlist)/.test(route));
    expect(forms).toHaveLength(6);
    for (const [route, { who, render, search }] of forms) {
      expect([route, who, search]).toEqual([route, 'everybody', 'noindex']);
      expect(render, route).not.toBe('private');
    }
  });

  it('knows every page that another file links', () => {
    const linked = [...sources('')].flatMap(([file, text]) =>
      [...text.matchAll(/\b(?:page|plainPage|pagePath)\(\w+, '(\/[^']*)'\)/g)].map(
        ([, route = '']) => `${route} in ${file}`,
      ),
    );
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((link) => !(link.replace(/ in .*/, '') in ROUTES))).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/en', '/'],
    ['/th/yousay', '/yousay'],
    ['/company/hrsay', '/company/hrsay'],
    ['/en/company/%E0%B8%81-12/hrsay', '/company/[segment]/hrsay'],
    ['/backoffice/mails/x', '/backoffice/mails/[id]'],
    ['/sitemap-companies-3.xml', '/sitemap-companies-[chunk].xml'],
    ['/preview/jobs/x-1', '/preview/[tab]/[segment]/[...below]'],
    ['/en/preview/hrsay/x-1/gallery/3-8/post', '/preview/[tab]/[segment]/[...below]'],
  ])('%s is that of %s', (address, route) => {
    expect(findPage(address)).toBe(ROUTES[route]);
  });

  it.each([
    '/xx/yousay',
    '/company/abc',
    '/yousay/',
    '/constructor',
    '/company/[segment]',
    '/a.b',
    '/preview/hrsay/x-1/gallery/3',
  ])('%s is of no page', (address) => expect(findPage(address)).toBeNull());
});
