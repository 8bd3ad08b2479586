import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const site = 'https://yousay.test';

it('drops /th, links both languages and retains canonical parameters only', () => {
  const url = new URL('https://proxy.local/th/yousay/companylist?pg=2&sort=score&utm=x&at=secret');
  expect(pageAddress(url, site)).toEqual({
    canonical: 'https://yousay.test/yousay/companylist?pg=2',
    alternates: {
      th: 'https://yousay.test/yousay/companylist?pg=2',
      en: 'https://yousay.test/en/yousay/companylist?pg=2',
    },
    other: '/en/yousay/companylist?pg=2&sort=score',
  });
});

it.each([
  [
    '/yousay/companylist?keyword=a%26b&idJobField=2&idIndustry=3&pg=2&sort=score&vpp=50',
    '/en/yousay/companylist?keyword=a%26b&idJobField=2&idIndustry=3&pg=2&sort=score&vpp=50',
  ],
  [
    '/en/company/acme-1/yousay?gradesId=manager&sortId=lowest&utm=x',
    '/company/acme-1/yousay?gradesId=manager&sortId=lowest',
  ],
  ['/myYouSay?pg=2', '/en/myYouSay?pg=2'],
  ['/login?t=1&redirectTo=setting%2Femail&enc=a&key=b', '/en/login?t=1&redirectTo=setting%2Femail'],
  [
    '/login?redirectTo=createhrsay%2Fstart%3Fenc%3Da%26key%3Db',
    '/en/login?redirectTo=createhrsay%2Fstart',
  ],
  ['/jSignin?to=myYouSay%3Fenc%3Da%26key%3Db', '/en/jSignin?to=myYouSay'],
  ['/jSignup?to=myYouSay%3Fenc%3Da%26key%3Db%26pg%3D2', '/en/jSignup?to=myYouSay%3Fpg%3D2'],
  ['/myProfile?to=createhrsay%2Fstart%3Fenc%3Da', '/en/myProfile?to=createhrsay%2Fstart'],
  [
    '/backoffice/sign-in?to=backoffice%3Fencode%3Da%26keycode%3Db',
    '/en/backoffice/sign-in?to=backoffice',
  ],
  ['/company/invitations?to=2026-11-30', '/en/company/invitations?to=2026-11-30'],
  ['/forgotpassword?token=a&first=1', '/en/forgotpassword?first=1'],
])('offers %s in the other language with all it reads but secrets', (path, other) => {
  expect(pageAddress(new URL(path, site), site).other).toBe(other);
});

it('stays on its own host for any path', () => {
  expect(pageAddress(new URL('http://x//evil.example'), site).canonical).toMatch(
    /^https:\/\/yousay\.test\//,
  );
  expect(pageAddress(new URL('http://x//evil.example'), site).other).not.toMatch(/^\/\//);
});
