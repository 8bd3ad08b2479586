import { expect, it } from 'vitest';
import { insertUserEndpoint } from '#features/employer/core/company-users-contract.ts';
import { registerEndpoint } from '#features/employer/core/register-contract.ts';
import { decideEndpoint } from '#features/profile/core/submission/submission-contract.ts';
import { fieldNames, valuesByName } from './form-names.ts';

it('nests fields with dots in any order', () => {
  const sent = { 'user.role': 'user', 'user.email': 'a', act: 'add', 'a.b.c': '1' };
  const read = { user: { role: 'user', email: 'a' }, act: 'add', a: { 'b.c': '1' } };
  expect(valuesByName(sent)).toEqual(read);
  const evil = JSON.parse('{"__proto__.polluted":"1","constructor.name":"1"}');
  expect(Object.keys(valuesByName(evil))).toEqual(['__proto__', 'constructor']);
  expect({}).not.toHaveProperty('polluted');
});

it('reads each name once, with any number of fields per object', () => {
  let reads = 0;
  const sent = Object.defineProperties(
    {},
    Object.fromEntries(
      Array.from({ length: 1_000 }, (_, at) => [
        `a.b${at}`,
        { enumerable: true, get: () => (reads += 1) },
      ]),
    ),
  );
  expect(Object.keys(valuesByName(sent)['a'] as object)).toHaveLength(1_000);
  expect(reads).toBe(1_000);
});

it('lists the field names of a contract, nested ones included', () => {
  expect(fieldNames(insertUserEndpoint.body)).toEqual(
    expect.arrayContaining(['user', 'user.email', 'user.role', 'currentPassword']),
  );
  expect(fieldNames(registerEndpoint.body)).toContain('companyNameTh');
  expect(fieldNames(decideEndpoint.body)).toContain('remarks.cover');
  expect(fieldNames(undefined)).toEqual([]);
});
