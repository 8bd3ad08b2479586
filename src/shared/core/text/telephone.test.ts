import { expect, it } from 'vitest';
import { isTelephone } from './telephone.ts';

it.each([
  '021234567',
  '+66 (0) 2123-4567',
  '0 2123 4567-9',
  '02-123-4567 ต่อ 12',
  '02-123-4567 ext. 1201, 1202',
  '02-123-4567#5',
  '02-123-4567, 02-123-4568',
  '02-123-4567/68',
  '02-123-4567 หรือ 081-234-5678',
])('%s is a telephone number', (text) => {
  expect(isTelephone(text)).toBe(true);
});

it.each([
  '',
  '1234',
  'call me',
  '02-123-4567 Somchai',
  '12, 02-123-4567',
  '02-123-4567 ext',
  '#12',
])('%s is none', (text) => {
  expect(isTelephone(text)).toBe(false);
});
