import { expect, it } from 'vitest';
import { amountOf, isTwoAmounts } from './typed-amount.ts';
import { joinedDigits, latinDigits } from './typed-digits.ts';

it('reads Thai and full-width digits', () => {
  expect(latinDigits('๐๑๒๓๔๕๖๗๘๙ ０１２３４５６７８９ 12 ก')).toBe('0123456789 0123456789 12 ก');
});

it.each([
  ['0-1055-61001-23-9', '0105561001239'],
  ['0 1055 61001 23 9', '0105561001239'],
  ['0–1055–61001–23–9', '0105561001239'],
  ['๐๑๐๕๕๖๑๐๐๑๒๓๙', '0105561001239'],
  [' 10110', '10110'],
  ['1011a', '1011a'],
  ['-', '-'],
  ['', ''],
])('%s is the number %s', (typed, digits) => expect(joinedDigits(typed)).toBe(digits));

it.each([
  ['25000', 25_000],
  ['25,000', 25_000],
  ['25 000', 25_000],
  ['1,250,000', 1_250_000],
  ['๒๕,๐๐๐ บาท', 25_000],
  ['฿25,000.-', 25_000],
  ['25000.00', 25_000],
  ['THB 25,000.00', 25_000],
  ['1.5', 1.5],
])('%s is the amount %d', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
  expect(isTwoAmounts(typed)).toBe(false);
});

it.each(['', '-5', '2,50', '25,0000', '1e5', '25k', '0x10', '๒๕ หมื่น'])(
  '%s is no amount',
  (typed) => {
    expect(amountOf(typed)).toBeNaN();
  },
);

it.each(['25.000', '1.250.000', '๒๕.๐๐๐ บาท'])('%s could be two amounts', (typed) => {
  expect(isTwoAmounts(typed)).toBe(true);
});
