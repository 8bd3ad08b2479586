import { afterAll, expect, test, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { FORM_LIMIT } from '#shared/core/limits.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { renderQueue } from '#shared/server/http/render-queue.ts';
import { loopbackSite } from '#tests/loopback-site.ts';
import { clientAddressBehind } from './client-address.ts';

const LIST = '/yousay/companylist';
const rendered = Promise.withResolvers<void>();
const searches: string[] = [];

const site = await loopbackSite(
  async ({ url }) => {
    const { pathname, search } = new URL(url);
    if (pathname.startsWith('/yousayapi')) return Response.json({ success: 1 });
    searches.push(search);
    if (search !== '') await rendered.promise;
    const kept = { 'CDN-Cache-Control': 'max-age=600', 'Cache-Tag': 'lists' };
    return new Response(`<p>${`${pathname} `.repeat(200)}</p>`, {
      headers: { 'Content-Type': 'text/html', ...kept },
    });
  },
  { clientAddress: clientAddressBehind(['127.0.0.1']) },
);
afterAll(() => site.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const sixty = (address: string, path: string) =>
  Array.from({ length: 60 }, (_, index) => site.ask(`${path}${index}`, from(address)));

test.each([
  ['searches nobody made before', '198.51.100.1', `/en${LIST}?keyword=`, 'en'],
  ['addresses too long to be kept', '198.51.100.2', `${LIST}?${'x'.repeat(1_000)}`, 'th'],
  ['pages that are never kept', '198.51.100.3', '/login?t=', 'th'],
] as const)(
  'a flood of %s ends with words, and stops neither others nor what is kept',
  async (_, address, path, language) => {
    await site.ask('/yousay', from('198.51.100.9'));
    const flood = sixty(address, path);
    const refused = (await firstOf(flood, 32)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(32);
    for (const { headers, body } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
      expect(body.toString()).toContain(`<html lang="${language}">`);
      expect(body.toString()).toContain(catalogue(language).errors.http.too_many_requests);
    }
    const signIn = { method: 'POST', body: 'username=a', ...from('198.51.100.8') };
    expect((await site.ask('/yousayapi/login', signIn)).status).toBe(200);
    expect((await site.ask('/login', from('198.51.100.8'))).status).toBe(200);
    expect((await site.ask('/yousay', from(address))).status).toBe(200);
    expect((await site.ask('/aboutus', from(address))).status).toBe(200);
  },
);

test('with a full queue rejects a page before rendering, except cached ones and those being rendered', async () => {
  await site.ask('/yousay', from('198.51.100.10'));
  const making = `${LIST}?keyword=making`;
  const first = site.ask(making, from('198.51.100.11'));
  await vi.waitFor(() => expect(site.pageCache.isRendering(making)).toBe(true));
  const held = Promise.withResolvers<void>();
  const crowd: Promise<unknown>[] = [];
  while (!renderQueue.isFull) crowd.push(renderQueue.run(() => held.promise));
  const refused = await site.ask(`${LIST}?keyword=other`, from('198.51.100.12'));
  expect(refused.status).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body.toString()).toContain(catalogue('th').errors.http.unavailable);
  expect((await site.ask('/yousay', from('198.51.100.12'))).status).toBe(200);
  const joined = site.ask(making, from('198.51.100.13'));
  rendered.resolve();
  expect([(await first).status, (await joined).status]).toEqual([200, 200]);
  expect(searches.filter((search) => search === '?keyword=making')).toHaveLength(1);
  expect(searches).not.toContain('?keyword=other');
  held.resolve();
  await Promise.all(crowd);
});

test('limits the encoding of cached pages per address, not responses with encoded ones', async () => {
  const [one, other] = ['198.51.100.20', '198.51.100.21'];
  const ask = (address: string, form: string) =>
    site.ask('/en/yousay', { headers: { 'x-forwarded-for': address, 'accept-encoding': form } });
  expect((await ask(one, 'br')).status).toBe(200);
  expect(await takePoint(FORM_LIMIT, one, FORM_LIMIT.points)).toBeNull();
  for (const form of ['gzip', 'identity']) {
    const refused = await ask(one, form);
    expect([form, refused.status]).toEqual([form, 429]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask(one, 'br')).headers['cache-status']).toBe('yousay; hit');
  expect((await ask(other, 'gzip')).status).toBe(200);
  const again = await ask(one, 'gzip');
  expect([again.status, again.headers['content-encoding']]).toEqual([200, 'gzip']);
});

function firstOf<Value>(asked: readonly Promise<Value>[], count: number): Promise<Value[]> {
  return new Promise((resolve, reject) => {
    const come: Value[] = [];
    const take = (value: Value) => {
      come.push(value);
      if (come.length === count) resolve(come);
    };
    for (const one of asked) one.then(take, reject);
  });
}
