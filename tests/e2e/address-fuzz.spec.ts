import fc from 'fast-check';
import { ROUTES } from '#app/routes.ts';
import { expect, httpTest as test } from '../support/journey.ts';
import { rawRequest } from '../support/raw-request.ts';

const RUNS = 150;
const AT_ONCE = 6;

const route = fc.constantFrom(
  ...Object.keys(ROUTES),
  '/index.html',
  '/yousayapi/overview/[idEmp]',
  '/media/[idMedia]/320.webp',
);
const parameter = fc.constantFrom(
  '1',
  'acme-1',
  '0',
  '%ff',
  '%2F',
  'x.html',
  '%E0%B8%81-1',
  '..',
  '-',
);
const prefix = fc.constantFrom('', '/th', '/en', '/xx', '/en/th');
/** How the address is spelled in place of the usual way. */
const spelling = fc.constantFrom<(path: string) => string>(
  (path) => path,
  (path) => `${path}/`,
  (path) => `${path}.html`,
  (path) => `${path}/index.html`,
  (path) => path.replace(/(?<=.)\//, '//'),
  (path) => path.replace(/\/(?=[^/]*$)/, '/./'),
  (path) => path.replace(/\/(?=[^/]*$)/, '/x/%2e%2e/'),
  (path) => path.replaceAll(/[aeiou]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => `${path}%`,
  (path) => `${path}%00`,
  (path) => path.toUpperCase(),
  (path) => `${path}\\`,
);
const query = fc.constantFrom(
  '',
  '?',
  '?pg=1&pg=2',
  '?idEmp=%ff',
  '?enc=a&key=b',
  '?%=%&__proto__=1',
);
const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS');

const requests = fc
  .tuple(method, prefix, route, parameter, spelling, query)
  .map(([verb, before, pattern, value, spelled, search]) => ({
    method: verb,
    path: spelled(before + pattern.replaceAll(/\[[.\w]+\]/g, value) || '/') + search,
  }));

test('no address in whatever spelling, asked for by whatever method, is a bug @thai', async ({
  baseURL,
}) => {
  const asked = fc.sample(requests, { seed: 36, numRuns: RUNS });
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    await Promise.all(
      asked.slice(at, at + AT_ONCE).map(async (request) => {
        const { status } = await rawRequest(baseURL, request);
        const said = `${request.method} ${request.path}`;
        expect(status, said).toBeGreaterThanOrEqual(200);
        expect(status, said).toBeLessThan(500);
      }),
    );
  }
});

test('what is no usual spelling is never answered past the kept pages @thai', async ({
  baseURL,
}) => {
  for (const path of ['/th//yousay', '/%79ousay', '/en/./yousay', '/x/%2e%2e/yousay', '/yousay/']) {
    expect((await rawRequest(baseURL, { path })).status, path).toBe(301);
  }
  for (const path of ['/index.html', '/en.html', '/th.html']) {
    expect((await rawRequest(baseURL, { path })).status, path).toBe(404);
  }
});
