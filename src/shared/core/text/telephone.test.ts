import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isTelephone, optionalTelephone, telephone, typedTelephone } from './telephone.ts';

it.each([
  '021234567',
  '+66 (0) 2123-4567',
  '0 2123 4567-9',
  '02-123-4567 ต่อ 12',
  '02-123-4567 ext. 1201, 1202',
  '02-123-4567#5',
  '02-123-4567, 02-123-4568',
  '02-123-4567 081-234-5678',
  '+668 1234 5678 901',
  '02-123-4567/68',
  '02-123-4567 หรือ 081-234-5678',
  '+66 (0)2 123 4567',
  '๐๒-๑๒๓-๔๕๖๗',
  '(02) 123-4567',
  '02-123-4567-70 ต่อ 211, 213-217',
  '02-123-4567 ต่อ 211,213',
  '02-123-4567 กด 0',
  '02-123-4567 กด 1 ต่อ 211',
  '02-123-4567 (auto line)',
  '02-123-4567 Auto 10 Lines',
  '02-123-4567 (10 คู่สาย)',
  '02 123 4567 ~ 9',
  '081-234-5678 คุณสมชาย',
  '081-234-5678 (คุณนก), 02-123-4567 ต่อ 5',
  '02-123-4567 K. Somchai',
  'โทร. 02-123-4567',
  'Tel: 02-123-4567',
])('%s is a telephone number', (text) => {
  expect(z.safeParse(typedTelephone().check(telephone), text).success).toBe(true);
});

it.each([
  '',
  '1234',
  'call me',
  '0812345678 0823456789012345678',
  '02-123-4567 กด',
  '02-123-4567 ต่อ ',
  '--------',
  '02-123-4567 evil.com/win',
  '02-123-4567 me@evil.example',
  '1234567890123456789012345678901234567890',
  '123456789012345678901234',
  '๑๒๓๔๕๖๗๘๙๐๑๒๓๔๕๖',
  '+66 2123 4567 8901 2345 6789',
  '1234 5678 9012 3456 7890 1234',
  '12, 02-123-4567',
  '02-123-4567 ext',
  '#12',
])('%s is none', (text) => {
  expect(isTelephone(text)).toBe(false);
});

it.each([undefined, '', '๐๘๑-๒๓๔-๕๖๗๘'])('an optional number accepts %s', (text) => {
  expect(z.safeParse(optionalTelephone, text).success).toBe(true);
});

it.each(['abc', '1', '123456789012345678901234'])('an optional number rejects %s', (text) => {
  expect(z.safeParse(optionalTelephone, text).error?.issues[0]?.message).toBe('telephonePattern');
});
