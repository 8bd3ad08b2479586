import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_BROCHURE_LENGTH, MAX_PARTS, splitBrochure } from './split-brochure.ts';

const placesOf = (text: string) =>
  splitBrochure(text).map((part) => `${part.destination}: ${part.text.replaceAll('\n', ' / ')}`);

it('assigns the parts below the headings of a Thai brochure', () => {
  const text = `บริษัท ตัวอย่าง จำกัด

เกี่ยวกับเรา
เราทำเก้าอี้
ให้ร้านอาหาร

วิสัยทัศน์ (Vision)
เก้าอี้ทุกตัวซ่อมได้

พันธกิจ: ซ่อมก่อนขาย
ประวัติของบริษัท
พ.ศ. 2558 เริ่มจากห้องแถว
2561 ย้ายไปโรงงานใหม่
มีคน 40 คน
ทำไมต้องร่วมงานกับเรา
• เลิกงานตรงเวลา
• ค่าเดินทาง: 50 บาทต่อวัน
ติดต่อเรา
โทร 02-000-0000`;
  expect(placesOf(text)).toEqual([
    'null: บริษัท ตัวอย่าง จำกัด',
    'about: เราทำเก้าอี้ / ให้ร้านอาหาร',
    'vision: เก้าอี้ทุกตัวซ่อมได้',
    'mission: ซ่อมก่อนขาย',
    'history: พ.ศ. 2558 เริ่มจากห้องแถว',
    'history: 2561 ย้ายไปโรงงานใหม่ / มีคน 40 คน',
    'reasons: เลิกงานตรงเวลา',
    'reasons: ค่าเดินทาง: 50 บาทต่อวัน',
    'null: โทร 02-000-0000',
  ]);
});

it('assigns the parts below the headings of an English brochure in any format', () => {
  const text = `# ABOUT US
We make chairs.

We mend them.
**Our Vision:**
Chairs for life
Our story
- 2015 began
- 2018 moved
Why join us?
Why join us
1. Home by six`;
  expect(placesOf(text)).toEqual([
    'about: We make chairs.',
    'about: We mend them.',
    'vision: Chairs for life',
    'history: 2015 began',
    'history: 2018 moved / Why join us?',
    'reasons: Home by six',
  ]);
});

it('does not treat a sentence as a heading', () => {
  const text = 'About 300 people work here.\nวิสัยทัศน์ของเราคือการซ่อม';
  expect(placesOf(text)).toEqual([`null: ${text.replace('\n', ' / ')}`]);
});

it('drops only white space and headings, and limits the number of parts', () => {
  const kept = ['ฮ', 'ฌ', 'ฆ', 'ฅ'];
  const line = fc.constantFrom('', 'ฮ', '- ฌ', '2015 ฆ', 'ฅ: d', 'Vision', 'history', 'สวัสดิการ');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 400 }), (lines) => {
      const parts = splitBrochure(lines.join('\n'));
      const count = (text: string) => kept.map((letter) => text.split(letter).length);
      expect(parts.length).toBeLessThanOrEqual(MAX_PARTS);
      expect(count(parts.map(({ text }) => text).join())).toEqual(count(lines.join()));
    }),
    { seed: 7 },
  );
});

it('reads no more than the maximum length', () => {
  const [part] = splitBrochure('ก'.repeat(MAX_BROCHURE_LENGTH * 2));
  expect(part?.text).toHaveLength(MAX_BROCHURE_LENGTH);
});
