import { describe, expect, it } from 'vitest';
import { landing } from './landing.ts';

const HOME = '/createhrsay/welcome';

describe('where a sign-in leads', () => {
  it.each([
    ['createhrsay/cover', false, '/createhrsay/cover'],
    ['createhrsay/cover', true, '/en/createhrsay/cover'],
    ['/company/hrsay?tab=1', false, '/company/hrsay?tab=1'],
    ['en/setting/email', false, '/en/setting/email'],
    ['en/setting/email', true, '/en/setting/email'],
    ['th/setting/email', false, '/setting/email'],
    ['en', true, '/en'],
    ['english', false, '/english'],
  ])('%s (English: %s) to %s', (wanted, isEnglish, path) => {
    expect(landing(wanted, isEnglish, HOME)).toBe(path);
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
    'en//evil.example',
    '/en//evil.example',
    'th//evil.example',
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
  ])('%s leads home', (wanted) => {
    for (const isEnglish of [false, true]) expect(landing(wanted, isEnglish, HOME)).toBe(HOME);
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
  ])('%s stays a place of ours', (wanted) => {
    for (const isEnglish of [false, true]) {
      const url = new URL(landing(wanted, isEnglish, HOME), 'https://own.example');
      expect(url.origin).toBe('https://own.example');
      expect(url.pathname).not.toMatch(/^\/\//);
    }
  });
});
