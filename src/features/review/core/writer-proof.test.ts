import { expect, it } from 'vitest';
import { isCompanyAddress } from './writer-proof.ts';

it.each([
  ['somjai@clear.co.th', 'https://www.clear.co.th/careers', true],
  ['Somjai@CLEAR.co.th', 'https://clear.co.th', true],
  ['somjai@mail.clear.co.th', 'https://clear.co.th', true],
  ['somjai@unclear.co.th', 'https://clear.co.th', false],
  ['somjai@co.th', 'https://clear.co.th', false],
  ['somjai@gmail.com', 'https://gmail.com', false],
  ['somjai@clear.co.th', null, false],
  ['somjai@localhost', 'http://localhost', false],
])('%s is of the company at %s: %s', (address, website, expected) => {
  expect(isCompanyAddress(address, website)).toBe(expected);
});
