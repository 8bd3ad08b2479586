import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('returnPath', () => {
  it.each([
    ['createhrsay/cover', '/createhrsay/cover'],
    ['/myYouSay', '/myYouSay'],
    ['company/hrsay?tab=1', '/company/hrsay?tab=1'],
    ['en/setting/email', '/en/setting/email'],
  ])('accepts %s', (wanted, path) => {
    expect(returnPath(wanted)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\tevil.example',
    '/\t/evil.example',
    '\n//evil.example',
    '/ /evil.example',
    '..//evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/en/..//evil.example',
    'en/\\evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%252fevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/%2e%2e//evil.example',
    '',
    null,
    undefined,
    '\\evil.example',
    '/a\n/evil',
    `/${'a'.repeat(600)}`,
  ])('rejects %s', (wanted) => {
    expect(returnPath(wanted)).toBeNull();
  });

  it.each([
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '.evil.example',
    ':80',
    'company/hrsay#//evil.example',
    'company/hrsay?next=//evil.example',
    '%2e%2e/evil.example',
  ])('keeps %s on this site', (wanted) => {
    const url = new URL(returnPath(wanted) ?? '/', 'https://own.example');
    expect(url.origin).toBe('https://own.example');
    expect(url.pathname).not.toMatch(/^\/\//);
  });
});
