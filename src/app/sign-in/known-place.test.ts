import { describe, expect, it } from 'vitest';
import { allowedReturnPath, carriedQuery } from './known-place.ts';

describe('allowedReturnPath', () => {
  it.each([
    ['createhrsay/cover?lang=en', '/createhrsay/cover?lang=en'],
    ['en/setting/email', '/en/setting/email'],
    ['myYouSay', '/myYouSay'],
    [
      'company/ภูผา-12/yousay?pg=2&x=1',
      '/company/%E0%B8%A0%E0%B8%B9%E0%B8%9C%E0%B8%B2-12/yousay?pg=2',
    ],
    ['createhrsay/welcome/', '/createhrsay/welcome'],
    ['', null],
    ['nowhere', null],
    ['https://evil.example', null],
    ['en//evil.example', null],
    ['//evil.example', null],
    ['company/x/hrsay', null],
    ['yousayapi/logout', null],
    ['robots.txt', null],
    ['sitemap-index.xml', null],
    ['404', null],
  ])('%s is %s', (wanted, place) => expect(allowedReturnPath(wanted)).toBe(place));

  it.each([
    'enc=s3cret&key=s3cret',
    'encode=s3cret&keycode=s3cret',
    'token=s3cret',
    'verify=s3cret',
  ])('carries no %s', (secret) => {
    const places = ['login', 'jSignin', 'createhrsay/cover', 'preview/hrsay/x-1', 'setting/email'];
    for (const place of [...places, 'jSignup', 'backoffice/sign-in', 'forgotpassword']) {
      expect(allowedReturnPath(`${place}?${secret}`)).toBe(`/${place}`);
      const nested = new URLSearchParams({ redirectTo: `${place}?${secret}`, to: place });
      const query = new URLSearchParams(`${nested}&${secret}&t=1&lang=en`);
      expect(String(carriedQuery(query))).not.toContain('s3cret');
      expect(carriedQuery(query).get('lang')).toBe('en');
    }
  });
});
