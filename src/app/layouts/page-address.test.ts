import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const site = 'https://yousay.test';

it('drops /th, names both languages and keeps only the declared query', () => {
  const url = new URL('https://proxy.local/th/yousay/companylist?pg=2&sort=score&utm=x&at=secret');
  expect(pageAddress(url, site)).toEqual({
    canonical: 'https://yousay.test/yousay/companylist?pg=2',
    alternates: {
      th: 'https://yousay.test/yousay/companylist?pg=2',
      en: 'https://yousay.test/en/yousay/companylist?pg=2',
    },
    other: '/en/yousay/companylist?pg=2',
  });
});

it('stays on its own site whatever the path looks like', () => {
  expect(pageAddress(new URL('http://x//evil.example'), site).canonical).toMatch(
    /^https:\/\/yousay\.test\//,
  );
  expect(pageAddress(new URL('http://x//evil.example'), site).other).not.toMatch(/^\/\//);
});
