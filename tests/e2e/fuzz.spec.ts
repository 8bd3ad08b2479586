import fc from 'fast-check';
import { ROUTES } from '#app/routes.ts';
import { API, callers } from '../support/callers.ts';
import { expect, httpTest as test } from '../support/journey.ts';
import { rawRequest } from '../support/raw-request.ts';
import { IDENTITIES } from '../support/route-rows.ts';

const SEED = 36;
const ADDRESSES = 220;
const CALLS = 260;
const AT_ONCE = 6;

const odd = fc.constantFrom(
  ...['1', '0', '-1', '1.5', '1e9', '2147483648', '99999999999999999999', '999999999', 'acme-1'],
  ...['', '-', '..', 'x.html', 'null', 'th', 'constructor', '%00', '%ff', '%2F', '%ed%a0%80', '%'],
  ...[
    '%E0%B8%81-1',
    '%E0%B8%81',
    '%F0%A0%AE%B7',
    '%27%22%3C',
    '00000000-0000-0000-0000-000000000000',
  ],
);
/** How the address is spelled in place of the usual way; other spellings are led to it (`tests/api/spellings.test.ts`). */
const spelling = fc.constantFrom<(path: string) => string>(
  (path) => path,
  (path) => path,
  (path) => `${path}.html`,
  (path) => `${path}/index.html`,
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => `${path}%00`,
  (path) => path.toUpperCase(),
);
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
);
const names = [...new Set(Object.values(ROUTES).flatMap(({ query = [] }) => query))];
const search = (known: readonly string[]) =>
  fc.array(fc.tuple(fc.constantFrom(...known, '__proto__', 'a[b]'), odd), { maxLength: 3 });

const queryOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : '';

const filled = (pattern: string, values: readonly string[]) =>
  [...values, '1', '1', '1'].reduce(
    (path, value) => path.replace(/\[[.\w]+\]|\{\w+\}/, value),
    pattern,
  );

async function inTurns<Asked>(all: readonly Asked[], ask: (one: Asked) => Promise<void>) {
  for (let at = 0; at < all.length; at += AT_ONCE) {
    await Promise.all(all.slice(at, at + AT_ONCE).map(ask));
  }
}

test('no page URL, method or query causes a server error @thai', async ({ baseURL }) => {
  const route = fc.constantFrom(...Object.keys(ROUTES), '/index.html', '/media/[idMedia]/320.webp');
  const prefix = fc.constantFrom('', '/th', '/en', '/xx', '/en/th');
  const values = fc.array(odd, { maxLength: 3 });
  const requests = fc.tuple(method, prefix, route, values, spelling, search(names));
  const asked = fc.sample(requests, { seed: SEED, numRuns: ADDRESSES });
  await inTurns(asked, async ([verb, before, pattern, given, spelled, pairs]) => {
    const path = spelled(before + filled(pattern, given) || '/') + queryOf(pairs);
    const { status } = await rawRequest(baseURL, { method: verb, path });
    const name = `${verb} ${path} (seed ${SEED})`;
    expect(status, name).toBeGreaterThanOrEqual(200);
    expect(status, name).toBeLessThan(500);
  });
});

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
}

test('odd values to the API cause no server error @thai', async ({ playwright, baseURL }) => {
  const { all } = await callers(playwright, baseURL ?? '');
  const { paths } = await (await all.anonymous.get(`${API}/openapi.json`)).json();
  const described = Object.entries(paths as Record<string, Record<string, Described>>);
  const reads = described.flatMap(([path, methods]) =>
    methods['get'] ? [{ path, names: namesOf(methods['get']) }] : [],
  );
  // Whoever is signed in only reads, since the demo is there for all journeys.
  const read = fc.constantFrom(...reads).chain(({ path, names: known }) =>
    fc.record({
      path: fc.constant(path),
      verb: fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS'),
      who: fc.constantFrom(...IDENTITIES),
      pairs: search([...known, 'pg']),
    }),
  );
  const write = fc.record({
    path: fc.constantFrom(...described.map(([path]) => path)),
    verb: method,
    who: fc.constantFrom('anonymous' as const, 'expiredToken' as const, 'forgedToken' as const),
    pairs: search(names),
  });
  const values = fc.array(
    odd.filter((value) => !/^\.*$/.test(value)),
    { maxLength: 3 },
  );
  const calls = fc.sample(fc.tuple(fc.oneof(read, write), values), { seed: SEED, numRuns: CALLS });
  await inTurns(calls, async ([{ path, verb, who, pairs }, given]) => {
    const address = `${API}${filled(path, given)}${queryOf(pairs)}`;
    const answer = await all[who].fetch(address, { method: verb, maxRedirects: 0 });
    expect(answer.status(), `${verb} ${address} of ${who} (seed ${SEED})`).toBeLessThan(500);
  });
});

function namesOf({ parameters = [] }: Described): string[] {
  return parameters.filter((one) => one.in === 'query').map(({ name }) => name);
}
