import { expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { ALL_INDUSTRIES_ID, INDUSTRIES } from './industries.ts';
import { JOB_FIELDS } from './job-fields.ts';
import { isCountry, isIndustry, isJobField, isProvince } from './known-ids.ts';
import { PROVINCES } from './provinces.ts';

const NUMBERS = Array.from({ length: 10_001 }, (_, id) => id - 1);
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS.flatMap((one) => LETTERS.map((two) => one + two));

it('knows exactly the ids of the lists', () => {
  const industries = INDUSTRIES.map(({ idIndustry }) => idIndustry);
  expect(NUMBERS.filter(isIndustry)).toEqual(industries.filter((id) => id !== ALL_INDUSTRIES_ID));
  expect(NUMBERS.filter(isJobField)).toEqual(JOB_FIELDS.map(({ idJobfield }) => idJobfield));
  const provinces = NUMBERS.map(String).filter(isProvince);
  expect(provinces).toEqual(PROVINCES.map(({ idState }) => String(idState)).sort());
  expect(CODES.filter(isCountry)).toEqual(COUNTRIES.map(({ iso }) => iso).sort());
  for (const odd of [1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(isIndustry(odd)).toBe(false);
});
