import { expect, it } from 'vitest';
import { scopeShortener } from './short-scopes.ts';

it('calls a scope the same in markup, properties and styles', () => {
  const shorten = scopeShortener();
  const short = [
    '<li data-astro-cid-kwaqszre><p data-astro-cid-kwaqszre>',
    '{ "data-astro-cid-kwaqszre": true }',
    '.photos[data-astro-cid-kwaqszre]>li[data-astro-cid-fs57xbjq]{}',
  ].map(shorten);
  expect(short).toEqual([
    '<li data-kwaq><p data-kwaq>',
    '{ "data-kwaq": true }',
    '.photos[data-kwaq]>li[data-fs57]{}',
  ]);
});

it('refuses two scopes of one name', () => {
  const shorten = scopeShortener();
  shorten('data-astro-cid-kwaqszre');
  expect(() => shorten('data-astro-cid-kwaqaaaa')).toThrow('kwaqaaaa and kwaqszre');
});
