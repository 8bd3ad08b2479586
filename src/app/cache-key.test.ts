import { describe, expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

describe('the key', () => {
  test.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/th/yousay', '/th/yousay'],
    ['/company/acme-co-12/hrsay', '/company/acme-co-12/hrsay'],
    ['/en/company/%E0%B8%81-12/yousay', '/en/company/%E0%B8%81-12/yousay'],
    ['/en/company/%e0%b8%81-12/yousay', '/en/company/%E0%B8%81-12/yousay'],
    ['/company/12', '/company/12'],
    ['/sitemap-companies-3.xml', '/sitemap-companies-3.xml'],
  ])('of %s is its path', (url, key) => expect(cacheKey(url)).toBe(key));

  test('holds declared names only, in fixed order', () => {
    const key = '/yousay/companylist?keyword=a+b&pg=2';
    expect(cacheKey('/yousay/companylist?pg=2&utm_source=x&keyword=a%20b')).toBe(key);
    expect(cacheKey('/yousay/companylist?keyword=a+b&pg=2&fbclid=1')).toBe(key);
    expect(cacheKey('/yousay?pg=2')).toBe('/yousay');
  });

  test('distinguishes values', () => {
    expect(cacheKey('/yousay/companylist?pg=2')).not.toBe(cacheKey('/yousay/companylist?pg=3'));
    expect(cacheKey('/yousay/companylist?keyword=a%26pg%3D2')).not.toBe(
      cacheKey('/yousay/companylist?keyword=a&pg=2'),
    );
  });
});

describe('an uncacheable URL', () => {
  test.each([
    ['a private company tool', '/company/hrsay'],
    ['a preview', '/preview/company/acme-12/hrsay'],
    ['an unknown locale', '/xx/yousay'],
    ['a declared name given twice', '/yousay/companylist?pg=1&pg=2'],
    ['a path with an ending slash', '/yousay/'],
    ['the sign-in', '/login'],
    ['the API', '/yousayapi/overview/1'],
    ['an endless address', `/yousay/companylist?keyword=${'a'.repeat(2_000)}`],
  ])('%s', (_, url) => expect(cacheKey(url)).toBeNull());
});
