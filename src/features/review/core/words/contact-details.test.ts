import { expect, it } from 'vitest';
import { holdsContactDetails } from './contact-details.ts';

it.each([
  'ถามหัวหน้าได้ที่ 081-234-5678 ครับ',
  'โทร 0812345678',
  'โทร. ๐๘๑ ๒๓๔ ๕๖๗๘',
  'ออฟฟิศ 02 123 4567 ต่อ 12',
  'call +66 (0)81 234 5678',
  'Call +66812345678.',
  'เขียนถึง somchai.j@tonklamai.example ได้',
])('finds contact details: %s', (text) => {
  expect(holdsContactDetails(text)).toBe(true);
});

it.each([
  'เงินเดือน 25,000 - 30,000 บาท',
  'ปี 2566-2567 โบนัส 0.5 เดือน',
  'ค่าปรับ 1,000,000,000 บาท',
  'เลขที่ 3100200345678',
  'กะ 08.00-17.00 น. พัก 12.00-13.00 น.',
  'เพื่อนร่วมงาน @ชั้น 5 น่ารัก',
  'ทำงาน 08.00-17.00 20 วันต่อเดือน',
  'from 09:00 to 18:00, 6 days',
])('finds none in hours, pay and years: %s', (text) => {
  expect(holdsContactDetails(text)).toBe(false);
});
