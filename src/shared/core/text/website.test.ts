import { describe, expect, it } from 'vitest';
import { secureWebsite } from './website.ts';

describe('a website', () => {
  it.each([
    ['www.example.com', 'https://www.example.com'],
    ['http://Example.co.th/', 'https://example.co.th'],
    ['https://example.org/th?a=1#top', 'https://example.org/th?a=1#top'],
    ['ตัวอย่าง.ไทย', 'https://xn--72c1a1bt4awk9o.xn--o3cw4h'],
  ])('%s becomes %s', (given, kept) => {
    expect(secureWebsite(given)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    '//evil',
    'data:text/html,x',
    'https://',
    'localhost',
    'http://127.0.0.1/',
    'http://user:pw@example.com',
    'example.com:8080',
    'www.a b.com',
    'ftp://example.com',
  ])('%s is none', (given) => {
    expect(secureWebsite(given)).toBeNull();
  });
});
