import { expect, it } from 'vitest';
import type { Visit, Walk } from './crawl.ts';
import { answerFaults, placeFaults, prefixFaults } from './page-faults.ts';
import { readPage } from './read-page.ts';
import {
  brokenFaults,
  hiddenFaults,
  languageFaults,
  orphans,
  sameWordsFaults,
} from './site-faults.ts';

const SITE = 'http://localhost';

function visit(path: string, rest: Partial<Visit> = {}): Visit {
  const answered = { status: 200, contentType: 'text/html', bytes: 1 };
  return { path, ...answered, to: null, from: '/', page: null, ...rest };
}

function page(path: string, title: string, languages: Record<string, string> = {}): Visit {
  const alternates = Object.entries(languages).map(
    ([name, to]) => `<link rel="alternate" hreflang="${name}" href="${SITE}${to}">`,
  );
  const head = `<title>${title}</title><meta name="description" content="${title}!">`;
  const html = `${head}<link rel="canonical" href="${SITE}${path}">${alternates.join('')}`;
  return visit(path, { page: readPage(`<html><head>${html}</head></html>`) });
}

function walked(visits: readonly Visit[], links: Readonly<Record<string, string[]>> = {}): Walk {
  const linked = new Map(Object.entries(links).map(([to, from]) => [to, new Set(from)]));
  return { visits: new Map(visits.map((one) => [one.path, one])), linked };
}

it('reports broken links and links over a redirect or a chain', () => {
  const all = walked([
    visit('/gone', { status: 404 }),
    visit('/moved', { status: 301, to: '/new' }),
    visit('/mine', { status: 302, to: '/login' }),
    visit('/login'),
    visit('/twice', { status: 302, to: '/mine' }),
  ]);
  expect(brokenFaults(all, answerFaults)).toEqual([
    '/gone answers 404, linked from /',
    '/moved is linked to and moved to /new, linked from /',
    expect.stringContaining('/twice sends on to /mine, which answers 302'),
  ]);
});

it('reports a link to a missing anchor', () => {
  const withBody = (path: string, body: string) => visit(path, { page: readPage(body) });
  const links = '<a href="#here">1</a><a href="/b#there">2</a><a href="/b#gone">3</a>';
  const all = walked([withBody('/a', `${links}<p id="here">`), withBody('/b', '<p id="there">')]);
  const faults = brokenFaults(all, (one, whole) => placeFaults(one, whole, SITE));
  expect(faults).toEqual(['/a leads to no place /b#gone, linked from /']);
});

it('reports pages that look identical in search results', () => {
  const same = sameWordsFaults(walked([page('/a', 'A'), page('/b', 'B'), page('/c', 'A')]));
  expect(same.map((fault) => fault.split(':')[0])).toEqual([
    '/c has the title of /a',
    '/c has the description of /a',
  ]);
});

it('reports a missing return link between pages', () => {
  const both = { th: '/a', en: '/en/a' };
  const right = walked([page('/a', 'ก', both), page('/en/a', 'A', both)]);
  expect(languageFaults(right)).toEqual([]);
  const alone = walked([page('/a', 'ก', both), page('/en/a', 'A', { en: '/en/a' })]);
  expect(languageFaults(alone)).not.toEqual([]);
});

it('reports a listed page that is not indexable', () => {
  const closed = (path: string) =>
    `<meta name="robots" content="noindex"><link rel="canonical" href="${SITE}${path}">`;
  const all = walked([
    page('/a', 'A'),
    visit('/b', { page: readPage(`<html><head>${closed('/b')}</head></html>`) }),
    { ...page('/d', 'D'), path: '/c' },
    { ...page('/e', 'E'), status: 404 },
  ]);
  expect(hiddenFaults(all, ['/a', '/b', '/c', '/e'])).toEqual(['/b', '/c', '/e']);
});

it('reports a listed page that only itself links to', () => {
  const all = walked([], { '/a': ['/', '/a'], '/b': ['/b'] });
  expect(orphans(all, ['/a', '/b', '/c'])).toEqual(['/b', '/c']);
});

it('reports a page that differs from the one without the Thai prefix', () => {
  const head = (title: string, robots = '') =>
    readPage(`<html><head><title>${title}</title><meta name="robots" content="${robots}">`);
  const all = walked([visit('/a', { page: head('A') }), visit('/b')]);
  expect(prefixFaults('/th/a', head('A'), all)).toEqual([]);
  expect(prefixFaults('/th/b', head('B'), all)).toEqual([]);
  expect(prefixFaults('/th/a', head('A', 'noindex'), all)).toEqual(['is not what /a is']);
  expect(prefixFaults('/th/a', head('B'), all)).toEqual(['is not what /a is']);
});
