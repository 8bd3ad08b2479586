import { describe, expect, it } from 'vitest';
import { absolute, canonicalPath, home, otherLanguage, page } from './address.ts';

it('gives Thai no prefix and English /en', () => {
  expect(home('th')).toBe('/');
  expect(home('en')).toBe('/en');
  expect(page('th', '/aboutus')).toBe('/aboutus');
  expect(page('en', '/aboutus')).toBe('/en/aboutus');
});

describe('otherLanguage', () => {
  const cases: [string, string][] = [
    ['/', '/en'],
    ['/th', '/en'],
    ['/en', '/'],
    ['/en/yousay?keyword=a&pg=2', '/yousay?keyword=a&pg=2'],
    ['/th/aboutus', '/en/aboutus'],
    ['/english', '/en/english'],
    ['/en//evil.example', '/evil.example'],
    ['//evil.example/x', '/en/x'],
  ];
  it.each(cases)('maps %s to %s', (from, to) => {
    expect(otherLanguage(new URL(from, 'https://yousay.test'))).toBe(to);
  });
});

describe('canonical addresses', () => {
  it('drop /th and can name the other language', () => {
    expect(canonicalPath('/th/aboutus')).toBe('/aboutus');
    expect(canonicalPath('/en/aboutus')).toBe('/en/aboutus');
    expect(canonicalPath('/th', 'en')).toBe('/en');
    expect(absolute('https://yousay.test', '/en')).toBe('https://yousay.test/en');
  });
});
