import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Somjai@Example.com', 'somjai@example.com'],
  ['somjai+1@example.com', 'somjai@example.com'],
  ['somjai+a+b@example.com', 'somjai@example.com'],
  ['som.jai@example.com', 'som.jai@example.com'],
  ['S.O.M.jai+x@GoogleMail.com', 'somjai@gmail.com'],
  ['som.jai@gmail.com', 'somjai@gmail.com'],
])('%s is the mailbox %s', (address, expected) => {
  expect(mailboxOf(address)).toBe(expected);
});
