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

  it.each(['//evil.example', 'en//evil.example', '/en//evil.example', 'th//evil.example', null])(
    '%s leads home',
    (wanted) => {
      for (const isEnglish of [false, true]) expect(landing(wanted, isEnglish, HOME)).toBe(HOME);
    },
  );
});
