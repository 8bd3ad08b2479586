import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import * as cookies from '#shared/core/cookies.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { cookieRows } from './cookie-rows.ts';

/** Cookies of the review team, to whom these documents do not apply. */
const OF_THE_TEAM = [cookies.ADMIN_COOKIE, cookies.TEAM_COOKIE];

const lives = (product: 'HRSay' | 'YouSay') =>
  Object.fromEntries(cookieRows('en', product).map(({ name, life }) => [name, life]));

const OF_BOTH = {
  [cookies.WHO_COOKIE]: 'As long as the sign-in cookie',
  [cookies.LINK_COOKIE]: `${cookies.LINK_MINUTES} minutes`,
  [cookies.DEVICE_COOKIE]: `${cookies.DEVICE_DAYS} days`,
  [cookies.VISITOR_COOKIE]: `${cookies.VISITOR_DAYS} days`,
  [cookies.LANGUAGE_COOKIE]: `${cookies.LANGUAGE_COOKIE_DAYS} days`,
};

it('lists the lifetime of every cookie by product', () => {
  expect(lives('HRSay')).toEqual({
    at: '1 day',
    'enc, key': '14 days, or 30 when you signed in by a link to the preview of a page',
    ...OF_BOTH,
  });
  expect(lives('YouSay')).toEqual({
    [cookies.ACCESS_TOKEN_COOKIE]: '1 day',
    [`${cookies.JSK_ENC_COOKIE}, ${cookies.JSK_KEY_COOKIE}`]: '30 days',
    [cookies.GOOGLE_COOKIE]: '1 day',
    ...OF_BOTH,
  });
});

it('adds no cookie without a dated version of the policy', () => {
  for (const locale of LOCALES) {
    const { changes } = catalogue(locale).privacy.YouSay;
    for (const name of [cookies.LINK_COOKIE, cookies.GOOGLE_COOKIE]) {
      expect(changes.filter(({ text }) => text.includes(name))).toHaveLength(1);
    }
    expect(changes[0]?.text).toContain(String(changes.length));
  }
});

it('lists every cookie that visitors, job seekers and employers may get', () => {
  const told = [lives('HRSay'), lives('YouSay')].flatMap((rows) =>
    Object.keys(rows).flatMap((name) => name.split(', ')),
  );
  const set = Object.entries(cookies).filter(([constant]) => constant.endsWith('_COOKIE'));
  const missing = set.map(([, name]) => name).filter((name) => !told.includes(String(name)));
  expect(missing).toEqual(OF_THE_TEAM);
});
