import type { APIRequestContext } from '@playwright/test';
import { cacheLife } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import { callers } from '../support/callers.ts';
import { expect, httpTest as test } from '../support/journey.ts';
import { expectedAnswers } from '../support/route-rows.ts';

/** Longer than any address that is kept, so that the page is rendered for whoever asks. */
const PAST_THE_CACHE = `?${'x'.repeat(1_000)}`;

test('a cached page is identical for all visitors @thai', async ({ playwright, baseURL }) => {
  const { all, everySession } = await callers(playwright, baseURL ?? '');
  const { anonymous, expiredToken, forgedToken } = all;
  const asking = { anonymous, expiredToken, forgedToken, everySession };
  const published = new URL((await anonymous.get('/company/1')).url()).pathname;
  const { body } = await ask(anonymous, published);
  const linked = ['hrsay/feature/', 'hrsay/gallery/', 'jobs/\\d'].map(
    (part) => body.match(`href="(/company/[^"]*/${part}[^"]*)"`)?.[1] ?? part,
  );
  const found = Object.entries(ROUTES)
    .filter(([, row]) => cacheLife(row) !== null)
    .map(([route, row]) => expectedAnswers(route, row, 1))
    .filter(({ expected }) => !Object.values(expected).includes(404))
    .map(({ address }) => address.replace(/^\/company\/1(?=\/)/, published.replace('/hrsay', '')));
  const cached = [...found, ...linked];
  expect(cached).toContain(published);
  // Who asks is met alike in both languages: in the second, one by turns.
  const english = cached
    .filter((path) => !path.includes('.'))
    .map((path, index) => {
      const turn = [Object.entries(asking)[index % 4] ?? []];
      return { address: `/en${path}`.replace(/\/$/, ''), who: Object.fromEntries(turn) };
    });
  const thai = cached.map((address) => ({ address, who: asking }));
  for (const { address, who } of [...thai, ...english]) {
    await expect(() => expectSame(anonymous, address, who)).toPass({ timeout: 60_000 });
  }
});

async function expectSame(
  anybody: APIRequestContext,
  address: string,
  who: Readonly<Record<string, APIRequestContext>>,
): Promise<void> {
  const { body: wanted } = await ask(anybody, address + PAST_THE_CACHE);
  for (const [name, caller] of Object.entries(who)) {
    const where = `${address} for ${name}`;
    if (name === 'everySession') {
      const rendered = await ask(caller, address + PAST_THE_CACHE);
      expect(difference(rendered.body, wanted), `${where}, rendered`).toBeNull();
    }
    const { body, headers } = await ask(caller, address);
    expect(difference(body, wanted), `${where}, kept`).toBeNull();
    expect(headers['cache-control'], where).toBe('public, max-age=0, must-revalidate');
    expect(headers['cache-status'], where).toMatch(/^yousay; (hit|fwd=miss)/);
    expect(headers['set-cookie'], where).toBeUndefined();
    expect(headers['vary'] ?? 'Accept-Encoding', where).toBe('Accept-Encoding');
  }
}

async function ask(caller: APIRequestContext, address: string) {
  const answer = await caller.get(address);
  return { body: await answer.text(), headers: answer.headers() };
}

function difference(one: string, other: string): string | null {
  if (one === other) return null;
  const at = one.split('').findIndex((sign, index) => sign !== other[index]);
  return `${one.slice(at - 100, at + 60)} ≠ ${other.slice(at - 100, at + 60)}`;
}
