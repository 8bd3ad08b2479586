import { describe, expect, it } from 'vitest';
import { cameFrom } from './came-from.ts';
import { searchedTerm } from './searched-term.ts';

const here = { idEmp: 12, publicUrl: 'https://www.yousay.example' };
const from = (referrer: string | null) => cameFrom(referrer, here);

it.each([
  [null, 'direct'],
  ['no address', 'direct'],
  ['https://www.google.co.th/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://mail.google.com/', 'otherSite'],
  ['android-app://com.google.android.gm/', 'otherSite'],
  ['https://google.com/', 'search'],
  ['https://l.facebook.com/l.php?u=secret', 'social'],
  ['https://lin.ee/x', 'otherSite'],
  ['https://liff.line.me/', 'social'],
  ['https://google.evil-example.com/', 'otherSite'],
  ['https://notfacebook.com/', 'otherSite'],
  ['https://blog.example/a?b=c', 'otherSite'],
  ['https://www.yousay.example/', 'thisSite'],
  ['https://www.yousay.example/company/other-13/hrsay', 'thisSite'],
])('%s has the kind %s, and nothing more is stored', (referrer, source) => {
  expect(from(referrer)).toEqual({ source, term: null });
});

it('another page of the same company is no source', () => {
  expect(from('https://www.yousay.example/en/company/x-12/jobs?pg=2')).toBeNull();
});

it('returns terms searched on this site only', () => {
  const query = 'yousay/companylist?keyword=+Hotel++Chiang+Mai&pg=2';
  expect(from(`https://www.yousay.example/en/${query}`)?.term).toBe('hotel chiang mai');
  expect(from(`https://other.example/${query}`)?.term).toBeNull();
  expect(from('https://www.yousay.example/yousay/companylist?pg=2')?.term).toBeNull();
});

describe('terms that may name a person are dropped', () => {
  it.each([
    'somchai@example.com',
    '081 234 5678',
    '0812345678',
    'somchai 1-2345-67890',
    'https://x.example',
    'a',
    '',
    'one two three four five six',
    'x'.repeat(41),
    'x '.repeat(200),
  ])('%s', (typed) => expect(searchedTerm(typed)).toBeNull());

  it.each([
    ['โรงแรม 5 ดาว', 'โรงแรม 5 ดาว'],
    ['7-Eleven', '7-eleven'],
    ['Chaba\u200b ', 'chaba'],
  ])('but not %s', (typed, term) => expect(searchedTerm(typed)).toBe(term));
});
