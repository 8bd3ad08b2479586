import { expect, it } from 'vitest';
import { isCompanyEmail } from './claim-proof.ts';

it.each([
  ['hr@acme.co.th', 'https://www.acme.co.th/th/about', true],
  ['HR@ACME.co.th', 'https://acme.co.th', true],
  ['me@student.acme.ac.th', 'https://acme.ac.th', false],
  ['me@co.th', 'https://www.acme.co.th', false],
  ['me@acme.co.th.evil.com', 'https://acme.co.th', false],
  ['me@notacme.co.th', 'https://acme.co.th', false],
  ['me@gmail.com', 'https://gmail.com', false],
  ['me@hotmail.com', 'https://www.hotmail.com', false],
  ['me@outlook.com', 'https://outlook.com', false],
  ['me@yahoo.com', 'https://yahoo.com', false],
  ['me@facebook.com', 'https://www.facebook.com/acme', false],
  ['me@acme.co.th', null, false],
  ['me@acme.co.th', 'no address', false],
])('%s belongs to the company at %s: %s', (address, website, proves) => {
  expect(isCompanyEmail(address, website)).toBe(proves);
});
