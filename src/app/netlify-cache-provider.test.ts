import { expect, test } from 'vitest';
import netlifyProvider from './netlify-cache-provider.ts';

const provider = netlifyProvider({});
const kept = { maxAge: 600, swr: 60, tags: ['company:1'] };

function headersFor(path: string, cookie?: string): Headers | undefined {
  const headers = cookie === undefined ? {} : { cookie };
  return provider.setHeaders?.(kept, new Request(`https://x.example${path}`, { headers }));
}

test('a cacheable page varies by declared query names only', () => {
  const headers = headersFor('/yousay/companylist?pg=2', 'lang=en');
  expect(headers?.get('netlify-cdn-cache-control')).toContain('max-age=600');
  expect(headers?.get('netlify-cache-tag')).toContain('company:1');
  expect(headers?.get('netlify-vary')).toBe(
    'query=keyword|idJobField|idIndustry|province|pg|scoreFrom|size|recognition|hiring|hasPage|sort|vpp',
  );
});

test('a list is at most a minute old', () => {
  const url = 'https://x.example/yousay';
  const headers = provider.setHeaders?.({ ...kept, tags: ['lists'] }, new Request(url));
  expect(headers?.get('netlify-cdn-cache-control')).toContain(
    'max-age=30, stale-while-revalidate=30',
  );
});

test('a page that our own server caches for days is cached for an hour', () => {
  const url = 'https://x.example/company/a-1/yousay';
  const headers = provider.setHeaders?.({ ...kept, maxAge: 86_400, swr: 86_400 }, new Request(url));
  expect(headers?.get('netlify-cdn-cache-control')).toContain(
    'max-age=3600, stale-while-revalidate=3600',
  );
});

test.each([
  ['an answer to who sends a session cookie', '/yousay', 'lang=en; at=1'],
  ['a page outside the table', '/login', undefined],
])('%s is not cached', (_, path, cookie) => {
  const headers = headersFor(path, cookie);
  expect(headers?.get('netlify-cdn-cache-control')).toBeNull();
  expect(headers?.get('cache-control')).toBe('private, no-store');
});
