import { expect, it, vi } from 'vitest';
import { keepPage } from './keep-page.ts';

const DAY = 86_400;
const OPENING = new URL('https://x.example/company/a-1/jobs/2');

function keptUntil(end?: Date) {
  const set = vi.fn();
  const cache = { set } as unknown as Parameters<typeof keepPage>[0]['cache'];
  keepPage({ cache, url: OPENING }, ['company:1'], end);
  return set.mock.calls[0]?.[0] as { maxAge: number; swr: number; tags: string[] };
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 500);

it.each([
  ['without an end', undefined, DAY, DAY],
  ['that ends before', inHours(2), 7_200, 0],
  ['that ends while an older one may be shown', inHours(30), DAY, 21_600],
  ['that ended', inHours(-1), 0, 0],
])('a page %s is kept no longer', (_what, end, maxAge, swr) => {
  expect(keptUntil(end)).toEqual({ maxAge, swr, tags: ['company:1', 'night'] });
});
