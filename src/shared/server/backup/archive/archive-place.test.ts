import { expect, it } from 'vitest';
import { isWalComplete } from './archive-place.ts';

const COPY = { name: 'copy', completedAt: new Date(0), firstSegment: '0000000200000001000000FE' };
const leads = (...names: string[]) =>
  isWalComplete(
    names.map((name) => ({ name, bytes: 1, changedAt: new Date(0) })),
    COPY,
  );

it('the WAL is complete as long as no segment is missing and no other timeline starts', () => {
  const [before, first, second, third] = [
    '000000020000000100000001.wal',
    '0000000200000001000000FE.wal',
    '0000000200000001000000FF.wal',
    '000000020000000200000000.wal',
  ] as const;
  const beside = ['00000002.history.wal', `${COPY.firstSegment}.00000028.backup.wal`];
  expect(leads(before, first, second, third, ...beside)).toBe(true);
  expect(leads(first)).toBe(true);
  expect(leads(first, third)).toBe(false);
  expect(leads(before, second, third)).toBe(false);
  expect(leads()).toBe(false);
  expect(leads(first, second, '000000030000000200000000.wal')).toBe(false);
});
