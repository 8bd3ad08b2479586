import { expect, it } from 'vitest';
import { clearedCookies, pairIn } from './open-session.ts';

it.each([
  ['employer', ['at', 'enc', 'key', 'accessToken', 'who']],
  ['jobSeeker', ['jskEnc', 'jskKey', 'accessToken', 'who']],
  ['platformAdmin', ['adminEnc', 'team']],
] as const)('signing out as %s takes away exactly its cookies', (kind, names) => {
  const cleared = clearedCookies(kind);
  expect(cleared.map(({ name }) => name)).toEqual(names);
  expect(cleared.every(({ value }) => value === null)).toBe(true);
});

it.each([
  [
    { enc: 'a', key: 'b' },
    { enc: 'a', key: 'b' },
  ],
  [{ enc: 'a' }, null],
  [{ key: 'b' }, null],
  [{ enc: '', key: 'b' }, null],
  [{ jskEnc: 'a', jskKey: 'b' }, null],
])('a browser that brings %o brings %o', (cookies, pair) => {
  expect(pairIn(cookies, 'employer')).toEqual(pair);
});
