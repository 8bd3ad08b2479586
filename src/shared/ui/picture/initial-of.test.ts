import { expect, it } from 'vitest';
import { initialOf } from './initial-of.ts';

it.each([
  ['บริษัท รวงข้าวไพศาล ชิปปิ้ง จำกัด', 'ร'],
  ['บริษัทเอเชียโลจิสติกส์ จำกัด (มหาชน)', 'อ'],
  ['ห้างหุ้นส่วนจำกัด เพิ่มทรัพย์', 'พ'],
  ['lanna digital', 'L'],
  ['The Rice Company', 'R'],
  ['(สำนักงานใหญ่) 7 วัน', 'ส'],
  ['', '·'],
])('the initial of %s is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
