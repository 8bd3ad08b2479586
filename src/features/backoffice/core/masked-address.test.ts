import { expect, it } from 'vitest';
import { maskedAddress } from './masked-address.ts';

it.each([
  ['somjai.d@example.co.th', 'so…@e….th'],
  ['joe@example.com', '…@e….com'],
  ['a"@"b.c@localhost', 'a"…@l…'],
  ['', '…@…'],
])('masks %s as %s', (address, expected) => {
  expect(maskedAddress(address)).toBe(expected);
});
