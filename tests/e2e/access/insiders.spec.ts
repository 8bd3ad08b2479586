import { ROUTES } from '#app/routes.ts';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import { test as browserTest, expect, httpTest as test } from '../../support/journey.ts';

const HOMES = ['/homeDev', '/homePresent', '/index-20210929', '/index-backup', '/index-coming'];

const addressesIn = (html: string) =>
  [...html.matchAll(/<a href="(\/[^"]*)"[^>]*>\1<\/a>/g)].map(([, address = '']) => address);

test('other faces of the home page name the canonical one @thai', async ({ request }) => {
  for (const route of HOMES) {
    for (const [prefix, home] of [
      ['', '/'],
      ['/th', '/'],
      ['/en', '/en'],
    ]) {
      const html = await (await request.get(`${prefix}${route}`)).text();
      const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)];
      const paths = canonical.map(([, address = '']) => new URL(address).pathname);
      expect([prefix, route, ...paths]).toEqual([prefix, route, home]);
      expect(html, prefix + route).toContain('<meta name="robots" content="noindex"');
    }
  }
});

test('the list of all pages lists every page @thai', async ({ request }) => {
  const html = await (await request.get('/testlist')).text();
  const steps = SECTIONS.map(({ step }) => `/createhrsay/${step}`);
  const routes = Object.keys(ROUTES).filter((route) => route !== '/createhrsay/[step]');
  for (const route of [...routes, ...steps]) expect(html).toContain(`>${route}</`);
  const addresses = addressesIn(html);
  const parts = ['hrsay', 'jobs', 'yousay'].map((part) => `/static/template/${part}`);
  const inThai = [...parts, '/video/find-a-company'];
  const examples = inThai.flatMap((address) => [address, `/th${address}`, `/en${address}`]);
  const named = ['/en/yousay', '/en/opensearch.xml', '/en/createhrsay/cover', ...examples];
  expect(addresses).toEqual(expect.arrayContaining(named));
});

test('what the list of all pages links to is there @thai @wide', async ({ request }) => {
  const addresses = addressesIn(await (await request.get('/testlist')).text());
  expect(addresses.length).toBeGreaterThan(Object.keys(ROUTES).length / 2);
  const dead: string[] = [];
  for (const [index, address] of addresses.entries()) {
    // They are more than one caller may have rendered in a minute.
    const headers = { 'X-Forwarded-For': `10.203.0.${1 + (index % 4)}` };
    const answer = await request.get(address, { maxRedirects: 0, headers });
    if (answer.status() >= 400) dead.push(`${address} ${answer.status()}`);
  }
  expect(dead).toEqual([]);
});

browserTest('the home page for its makers names each of its parts @thai', async ({ page }) => {
  await page.goto('/en/homeDev');
  const parts = page.locator('[data-named-parts] > *');
  await expect(page.locator('.part-name')).toHaveCount(await parts.count());
  const heading = await parts.first().getByRole('heading').first().textContent();
  await expect(parts.first().locator('.part-name')).toContainText('1 · ');
  await expect(parts.first().locator('.part-name')).toContainText(heading?.trim() ?? 'nothing');
});
