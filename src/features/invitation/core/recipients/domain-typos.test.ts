import { expect, it } from 'vitest';
import { domainTypos, intendedDomain, withIntendedDomain } from './domain-typos.ts';

it.each([
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['GNAIL.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co.th', 'gmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yaho.co.th', 'yahoo.co.th'],
  ['outlok.com', 'outlook.com'],
  ['iclould.com', 'icloud.com'],
  ['gmail.com.th', 'gmail.com'],
  ['gmail.org', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['hotmal.con', 'hotmail.com'],
  ['dive.co', null],
  ['gail.com', null],
  ['gmail.com', null],
  ['mail.com', null],
  ['ymail.com', null],
  ['company.example', null],
  ['', null],
])('%s is corrected to %s', (typed, meant) => {
  expect(intendedDomain(typed)).toBe(meant);
});

it('lists each mistyped domain once and corrects addresses', () => {
  const addresses = ['a@gmial.com', 'b@gmial.com', 'c@gmail.com', 'd@firm.example'];
  expect(domainTypos(addresses)).toEqual([{ input: 'gmial.com', intended: 'gmail.com', count: 2 }]);
  expect(addresses.map(withIntendedDomain)).toEqual([
    ...['a@gmail.com', 'b@gmail.com', 'c@gmail.com', 'd@firm.example'],
  ]);
});
