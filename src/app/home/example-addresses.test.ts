import { expect, it } from 'vitest';
import { exampleUrls } from './example-addresses.ts';

it('lists each example in its three variants, including the template', () => {
  const examples = exampleUrls();
  expect(examples['/static/[company]/hrsay']).toEqual([
    { href: '/static/template/hrsay', hreflang: 'th' },
    { href: '/th/static/template/hrsay', hreflang: 'th' },
    { href: '/en/static/template/hrsay', hreflang: 'en' },
  ]);
  for (const addresses of Object.values(examples)) {
    expect(addresses.map(({ hreflang }) => hreflang)).toEqual(['th', 'th', 'en']);
  }
});
