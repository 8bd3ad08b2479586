import type { APIRequestContext } from '@playwright/test';
import { expect, httpTest as test } from '../support/journey.ts';

async function locations(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
}

test('robots find every public page, each open to them at its canonical address @thai', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(index).toBe(`${baseURL}/sitemap-index.xml`);
  const [pages = '', ...chunks] = await locations(request, index);
  expect(chunks.length).toBeGreaterThan(0);

  const companies = await locations(request, chunks[0] ?? '');
  expect(companies.some((address) => address.endsWith('/hrsay'))).toBe(true);
  for (const address of [...(await locations(request, pages)), ...companies.slice(0, 4)]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    // Pages made at build say the address known then; the path is what must agree.
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? baseURL;
    expect(new URL(canonical ?? '').pathname).toBe(new URL(address).pathname);
    expect(html.includes('content="noindex"'), address).toBe(false);
  }
});

test('a sitemap of companies that are not there is not found @thai', async ({ request }) => {
  for (const name of ['999999', '0', '1e3', 'x']) {
    const answer = await request.get(`/sitemap-companies-${name}.xml`);
    expect(answer.status(), name).toBe(404);
  }
});
