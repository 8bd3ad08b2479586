import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('where a sign-in may lead', () => {
  it.each([
    ['createhrsay/cover', '/createhrsay/cover'],
    ['/myYouSay', '/myYouSay'],
    ['company/hrsay?tab=1', '/company/hrsay?tab=1'],
    ['en/setting/email', '/en/setting/email'],
  ])('%s stays here', (wanted, path) => {
    expect(returnPath(wanted)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    '..//evil.example',
    '/..//evil.example',
    '/\tevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/a\n/evil',
    '',
    null,
    undefined,
    `/${'a'.repeat(600)}`,
  ])('%s leads nowhere', (wanted) => {
    expect(returnPath(wanted)).toBeNull();
  });

  it('keeps an address within a path a path', () => {
    expect(returnPath('https://evil.example')).toMatch(/^\/https:\//);
  });
});
