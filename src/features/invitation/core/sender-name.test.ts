import { expect, it } from 'vitest';
import { isReservedSender, namesCompany } from './sender-name.ts';

const company = { companyNameTh: 'บริษัท ภูผา จำกัด', companyNameEn: 'Phupha Co., Ltd.' };
const guards = { companyNameTh: '', companyNameEn: 'Thai Security Guard Co., Ltd.' };

it.each([
  'YouSay Security',
  'YouSay',
  'you-say team',
  'Y o u S a y',
  'YоuSау',
  'Y0uSay',
  'ＹｏｕＳａｙ',
  'HRSay',
  'ยูเซย์',
  'ทีมงาน YouSay ภูผา',
  'Security',
  'Phupha Security',
  'Password Center',
  'Log-in service',
  'no-reply',
  'ฝ่ายความปลอดภัย',
  'ยืนยันตัวตน ภูผา',
  'รหัสผ่าน',
])('is refused as a sender: %s', (name) => expect(isReservedSender(name, company)).toBe(true));

it.each([
  'ภูผา',
  'สมชาย ใจดี',
  'ฝ่ายบุคคล',
  'Somchai of Phupha',
  'HR & Admin',
  'Say It Loud',
  'Phupha Coffee',
])('may send: %s', (name) => expect(isReservedSender(name, company)).toBe(false));

it('the company’s own name may hold such a word', () => {
  expect(isReservedSender('Thai Security Guard', guards)).toBe(false);
  expect(isReservedSender('Security', guards)).toBe(true);
});

it('knows the company in a sender’s name', () => {
  expect(namesCompany('Somchai, Phupha', company)).toBe(true);
  expect(namesCompany('ภูผา', company)).toBe(true);
  expect(namesCompany('Somchai', company)).toBe(false);
  expect(namesCompany('Somchai', { companyNameTh: 'ก', companyNameEn: '' })).toBe(false);
});
