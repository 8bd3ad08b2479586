import { expect, it } from 'vitest';
import type { CompanyCard } from '../../core/discovery-contract.ts';
import { nameMatched } from './card-names.ts';

const card = {
  companyNameTh: 'บริษัท ภูผาเงิน เทคโนโลยี จำกัด',
  companyNameEn: 'Phuphangoen Technology Co., Ltd.',
} as CompanyCard;

it.each([
  ['th', 'phuphangoen', 'Phuphangoen Technology Co., Ltd.'],
  ['en', 'ภูผาเงิน', 'บริษัท ภูผาเงิน เทคโนโลยี จำกัด'],
  ['th', 'ภูผาเงิน', null],
  ['th', 'acme', null],
  ['th', '', null],
] as const)('on a page in %s, “%s” is marked as %s', (locale, keyword, name) => {
  expect(nameMatched(card, locale, keyword)).toBe(name);
});
