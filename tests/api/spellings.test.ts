import fc from 'fast-check';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { ROUTES } from '#app/routes.ts';
import { type LoopbackSite, loopbackSite } from '../support/loopback-site.ts';

const rendered: string[] = [];
const site: LoopbackSite = await loopbackSite(async ({ url }) => {
  rendered.push(new URL(url).pathname);
  if (url.includes('/company/1/')) {
    return new Response(null, { status: 301, headers: { Location: '/company/acme-1/yousay' } });
  }
  return new Response('page', { headers: { 'Content-Type': 'text/html' } });
});
afterAll(() => site.close());
beforeEach(() => {
  rendered.length = 0;
});

const OTHER_SPELLINGS = {
  '/aboutus/?a=b': '/aboutus?a=b',
  '/company/x-1///': '/company/x-1',
  '/th//login': '/th/login',
  '/%6cogin?a=%79': '/login?a=%79',
  '/en/./x/../login': '/en/login',
  '/en/%2e%2e/login': '/login',
  '/\\evil.example': '/evil.example',
  '/./': '/',
  '/../_headers.json': '/_headers.json',
  '/%41%5a%61%7A%30-%2D%2e%5F%7e': '/AZaz0--._~',
  [`/a${'/'.repeat(8_000)}b`]: '/a/b',
};

it('another spelling of an address leads to the usual one on this site, and renders nothing', async () => {
  for (const [path, location] of Object.entries(OTHER_SPELLINGS)) {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location], path).toEqual([301, location]);
  }
  expect(rendered).toEqual([]);
});

it('what means something is left as it is', async () => {
  const paths = ['/%E0%B8%81', '/%e0%b8%81', '/a%2Fb', '/%', '/%ff', '/a%20b', '/%2525', '/'];
  for (const path of paths) expect((await site.ask(path)).status, path).toBe(200);
  expect(rendered).toEqual(paths);
});

it('the redirect to the full name of a company preserves the query of each request', async () => {
  const queries = ['?utm_source=line&pg=2', '?gradesId=manager', ''];
  const answers = await Promise.all(queries.map((query) => site.ask(`/company/1/yousay${query}`)));
  expect(answers.map(({ headers }) => headers.location)).toEqual(
    queries.map((query) => `/company/acme-1/yousay${query}`),
  );
});

const route = fc.constantFrom(...Object.keys(ROUTES));
const prefix = fc.constantFrom('', '/th', '/en', '/xx');
const spelling = fc.constantFrom<(path: string) => string>(
  (path) => `${path}/`,
  (path) => path.replace(/(?<=.)\//, '//'),
  (path) => path.replace(/\/(?=[^/]*$)/, '/./'),
  (path) => path.replace(/\/(?=[^/]*$)/, '/x/%2e%2e/'),
  (path) =>
    path.replaceAll(/(?<!%\w?)[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}\\`,
);

it('every page in another spelling leads to one that is usual, and is not rendered', async () => {
  const spelled = fc.tuple(prefix, route, spelling, spelling);
  for (const [before, pattern, first, second] of fc.sample(spelled, { seed: 36, numRuns: 200 })) {
    const usual = before + pattern.replaceAll(/\[[.\w]+\]/g, '7');
    const path = second(first(usual));
    if (path === usual) continue;
    const { status, headers } = await site.ask(path);
    expect([status, headers.location], path).toEqual([301, expect.stringMatching(/^\/(?!\/)/)]);
    rendered.length = 0;
    expect((await site.ask(headers.location ?? '')).status, path).not.toBe(301);
  }
});
