import { expect, it } from 'vitest';
import { domainTypos, intendedDomain, withIntendedDomain } from './domain-typos.ts';

it.each([
  ['gmail.com', 'gmial.com gmal.com gmaill.com GNAIL.com gmail.con gmail.co.th gmail.com.th'],
  ['gmail.com', 'gmail.org gmial.con'],
  ['hotmail.com', 'hotmal.com hotmial.com hotmal.con'],
  ['yahoo.com', 'yaho.com'],
  ['yahoo.co.th', 'yaho.co.th'],
  ['outlook.com', 'outlok.com'],
  ['icloud.com', 'iclould.com'],
  [null, 'dive.co gail.com gmail.com mail.com ymail.com company.example'],
  [null, ''],
])('%s is intended by %s', (intended, typed) => {
  for (const domain of typed.split(' ')) expect(intendedDomain(domain), domain).toBe(intended);
});

it('lists each mistyped domain once and corrects addresses', () => {
  const addresses = ['a@gmial.com', 'b@gmial.com', 'c@gmail.com', 'd@firm.example'];
  expect(domainTypos(addresses)).toEqual([{ input: 'gmial.com', intended: 'gmail.com', count: 2 }]);
  expect(addresses.map(withIntendedDomain)).toEqual([
    ...['a@gmail.com', 'b@gmail.com', 'c@gmail.com', 'd@firm.example'],
  ]);
});
