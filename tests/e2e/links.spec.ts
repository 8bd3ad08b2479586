import { companyList } from '#features/discovery/core/discovery-paths.ts';
import { home, page as plainPage } from '#shared/core/address.ts';
import { expect, httpTest as test } from '../support/journey.ts';

const MOST_REQUESTS = 150;
/** Of pages there is one of for each company, so many are opened. */
const SAMPLED = 8;
const LOCALES = ['th', 'en'] as const;

test('no page leads to an address that does not answer @thai', async ({ request, baseURL }) => {
  const start = LOCALES.flatMap((locale) => [
    home(locale),
    companyList(locale),
    ...(['/yousay', '/jSignin', '/jSignup', '/register'] as const).map((name) =>
      plainPage(locale, name),
    ),
  ]);
  const waiting = start.map((path) => ({ path, from: 'the start' }));
  const known = new Set(start);
  const opened = new Map<string, number>();
  const broken: string[] = [];
  let requests = 0;
  for (const { path, from } of waiting) {
    if (requests >= MOST_REQUESTS) break;
    requests += 1;
    const answer = await request.get(path, { headers: { Accept: 'text/html' } });
    if (answer.status() >= 400) broken.push(`${answer.status()} ${path}, linked from ${from}`);
    if (!answer.headers()['content-type']?.includes('text/html')) continue;
    for (const next of hrefs(await answer.text(), new URL(path, baseURL))) {
      if (known.has(next)) continue;
      known.add(next);
      const kind = next.replace(/\?.*/, '?').replace(/[^/]*\d[^/]*/g, '*');
      const times = opened.get(kind) ?? 0;
      opened.set(kind, times + 1);
      if (times < SAMPLED) waiting.push({ path: next, from: path });
    }
  }
  expect(broken).toEqual([]);
  expect(requests, 'pages found by following links').toBeGreaterThan(start.length + 10);
  expect([...known].some((path) => /^\/company\/.*\/yousay/.test(path))).toBe(true);
});

/** Addresses of this site a reader could click, without the place inside the page. */
function hrefs(html: string, base: URL): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(href.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), base);
    return url.origin === base.origin ? [url.pathname + url.search] : [];
  });
}
