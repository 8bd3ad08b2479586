import { ROUTES } from '#app/routes.ts';
import { expect, httpTest as test } from '../support/journey.ts';

test('a sitemap of companies that are not there is not found @thai', async ({ request }) => {
  for (const name of ['999999', '0', '1e3', 'x']) {
    const answer = await request.get(`/sitemap-companies-${name}.xml`);
    expect(answer.status(), name).toBe(404);
  }
});

test('what is closed to search engines is closed in every variant @thai', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, folder = '']) => folder);
  const open = Object.entries(ROUTES)
    .filter(([, { search }]) => search === 'disallow')
    .flatMap(([route]) => ['', '/th', '/en'].map((prefix) => `${prefix}${route}/`))
    .filter((address) => !closed.some((folder) => address.startsWith(folder)));
  expect(open).toEqual([]);
  expect(closed.length).toBeGreaterThan(0);
});
