import { expect, it } from 'vitest';
import { isProvince } from '#shared/core/master-data/known-ids.ts';
import { registerBody } from './register-contract.ts';
import { errorsBefore, provinceOfPostalCode, REGISTER_STEPS, stepOf } from './register-steps.ts';

it('every field of the contract belongs to one step', () => {
  const asked = Object.keys(registerBody.shape);
  expect(REGISTER_STEPS.flat().toSorted()).toEqual(asked.toSorted());
});

it('errors lead to the first step that has them, and never block an earlier one', () => {
  expect(stepOf(['email', 'postalCode'])).toBe(2);
  expect(stepOf(['email'])).toBe(3);
  expect(stepOf(['unheard'])).toBe(1);
  const refusals = { taxId: 'a', postalCode: 'b', email: 'c' };
  expect(errorsBefore(1, refusals)).toEqual({});
  expect(errorsBefore(2, refusals)).toEqual({ taxId: 'a' });
  expect(errorsBefore(3, refusals)).toEqual({ taxId: 'a', postalCode: 'b' });
});

it('a postal code determines its province', () => {
  const told = ['10500', '10270', '11000', '18000', '20110', '50 200', '96000', '1050', '00000'];
  expect(told.map(provinceOfPostalCode)).toEqual([10, 11, 12, 19, 20, 50, 96, null, null]);
  const provinces = Array.from({ length: 90 }, (_, region) =>
    provinceOfPostalCode(`${region + 10}000`),
  );
  expect(new Set(provinces.filter((one) => isProvince(String(one)))).size).toBe(76);
});
