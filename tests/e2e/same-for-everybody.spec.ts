import type { APIRequestContext } from '@playwright/test';
import { cacheLife } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import { callers } from '../support/callers.ts';
import { expect, test } from '../support/journey.ts';
import { expectedAnswers, IDENTITIES } from '../support/route-rows.ts';

/** Longer than any address that is kept, so that the page is rendered for whoever asks. */
const PAST_THE_CACHE = `?${'x'.repeat(1_000)}`;

test('a kept page holds nothing of who asks, and is the same for everybody @thai', async ({
  playwright,
  baseURL,
}) => {
  const { all } = await callers(playwright, baseURL ?? '');
  const published = new URL((await all.anonymous.get('/company/1')).url()).pathname;
  const { body } = await ask(all.anonymous, published);
  const linked = ['hrsay/feature/', 'hrsay/gallery/', 'jobs/\\d'].map(
    (part) => body.match(`href="(/company/[^"]*/${part}[^"]*)"`)?.[1] ?? part,
  );
  const found = Object.entries(ROUTES)
    .filter(([, row]) => cacheLife(row) !== null)
    .map(([route, row]) => expectedAnswers(route, row, 1))
    .filter(({ expected }) => !Object.values(expected).includes(404))
    .map(({ address }) => address.replace(/^\/company\/1(?=\/)/, published.replace('/hrsay', '')));
  const kept = [...found, ...linked];
  expect(kept).toContain(published);
  // Who asks is met alike in both languages: in the second, one by turns.
  const english = kept
    .filter((path) => !path.includes('.'))
    .map((path, index) => ({
      address: `/en${path}`.replace(/\/$/, ''),
      identities: IDENTITIES.filter((_, turn) => turn === index % IDENTITIES.length),
    }));
  const thai = kept.map((address) => ({ address, identities: IDENTITIES }));
  for (const { address, identities } of [...thai, ...english]) {
    // What other journeys change meanwhile comes to everybody a moment later.
    await expect(() => expectSame(all, address, identities)).toPass({ timeout: 60_000 });
  }
});

async function expectSame(
  all: Readonly<Record<string, APIRequestContext>>,
  address: string,
  identities: readonly (typeof IDENTITIES)[number][],
): Promise<void> {
  const { body: wanted } = await ask(all['anonymous'], address + PAST_THE_CACHE);
  for (const identity of identities) {
    const rendered = await ask(all[identity], address + PAST_THE_CACHE);
    const { body, headers } = await ask(all[identity], address);
    const where = `${address} for ${identity}`;
    expect(difference(rendered.body, wanted), `${where}, rendered`).toBeNull();
    expect(difference(body, wanted), `${where}, kept`).toBeNull();
    expect(headers['cache-control'], where).toBe('public, max-age=0, must-revalidate');
    expect(headers['cache-status'], where).toMatch(/^yousay; (hit|fwd=miss)/);
    expect(headers['set-cookie'], where).toBeUndefined();
    expect(headers['vary'] ?? 'Accept-Encoding', where).toBe('Accept-Encoding');
  }
}

async function ask(caller: APIRequestContext | undefined, address: string) {
  const answer = await caller?.get(address);
  return { body: (await answer?.text()) ?? '', headers: answer?.headers() ?? {} };
}

/** Where two pages part, for whoever has to find out why. */
function difference(one: string, other: string): string | null {
  if (one === other) return null;
  const at = one.split('').findIndex((sign, index) => sign !== other[index]);
  return `${one.slice(at - 100, at + 60)} ≠ ${other.slice(at - 100, at + 60)}`;
}
