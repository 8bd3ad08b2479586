import { expect, it } from 'vitest';
import { provinceFromAddress } from './province-of-address.ts';
import { PROVINCES } from './provinces.ts';

const nameOf = (address: string) => provinceFromAddress(address)?.nameEn ?? null;

it.each(PROVINCES)('finds $nameEn however its address ends', ({ nameTh, nameEn }) => {
  for (const address of [
    `Amphur Muang, ${nameEn} 20000 Thailand`,
    `${nameEn.replaceAll(' ', '-')}, TH`,
    `${nameEn} - Factory 2`,
    `${nameEn}/Thailand`,
    `${nameEn} 20000, Thailand, www.company.example`,
    `อ.เมือง จ.${nameTh} ๒๐๐๐๐`,
    `อำเภอเมือง${nameTh} จังหวัด${nameTh} 20000`,
    `${nameTh} รหัสไปรษณีย์ 20000 (สาขา 2)`,
    `${nameTh} 20000 email: a@company.example`,
    `จ.${nameTh} 20000 โทร. 038-123-456 ต่อ 12 แฟกซ์ 038-123-457`,
    `จ.${nameTh} ชั้น 2 อาคาร A`,
  ]) {
    expect(nameOf(address)).toBe(nameEn);
  }
});

it.each([
  [
    'Bangkok',
    'Bangkok (Asoke)|BKK|กทม.10260|Krungthepmahanakhon|Bangkok Metropolitan|10110 กรุงเทพฯ',
  ],
  ['Nakhon Ratchasima', 'Korat|โคราช|N.Ratchasima|Nakornratchasima|Nakornrajsima'],
  ['Phra Nakhon Si Ayutthaya', 'Ayutthaya|Ayudhya 13160|Pranakornsriayutthaya'],
  ['Chon Buri', 'Chonburi|Cholburi|Chonbury|Pattaya, Chonburi|Pattaya'],
  ['Samut Prakan', 'Samutprakarn|Samutprakran|Bangplee, Samuthprakarn'],
  ['Chachoengsao', 'Chacherngsao|Chacheongsao|แปดริ้ว'],
  ['Chiang Mai', 'Chiangmai|Chiengmai|Cheangmai'],
  [
    'Chon Buri',
    'ชลบุรี - นิคมอมตะ|ชลบุรี: โรงงาน 2|ชลบุรี [โรงงาน]|ชลบุรี * โรงงาน|ชลบุรี สาขา 2|โรงงานชลบุรี|Chonburi Plant|Chonburi area|ชลบุรีและใกล้เคียง|Pattaya City|Sriracha|แหลมฉบัง',
  ],
  [
    'Bangkok',
    'Bangkok City, Thailand|Greater Bangkok Area|Bangkok Metropolitan Region|Bangkok - Sukhumvit|Bangkok, Central Thailand|กรุงเทพฯ และปริมณฑล|กทม.และปริมณฑล|กรุงเทพ/ปริมณฑล',
  ],
  ['Rayong', 'Rayong, TH-21|Rayoung'],
  ['Lamphun', 'นิคมลำพูน|Lumphun'],
  ['Surat Thani', 'Koh Samui|เกาะสมุย|สุราษฏร์ธานี'],
  ['Phuket', 'Phuket Town|ภูเก็ต - โรงแรม'],
  ['Khon Kaen', 'Khonkaen|Khonkean'],
  ['Prachuap Khiri Khan', 'Hua Hin|Prachuabkirikhan|ประจวบฯ'],
  ['Songkhla', 'Hat Yai|Hatyai Songkla'],
] as const)('knows %s by other names: %s', (nameEn, names) => {
  for (const name of names.split('|')) expect(nameOf(name)).toBe(nameEn);
});

it.each([
  ['ถ.เพชรบุรี เขตราชเทวี กรุงเทพฯ 10400', 'Bangkok'],
  ['1 New Petchburi Rd., Bangkok 10310', 'Bangkok'],
  ['ถนนเพชรบุรีตัดใหม่', null],
  ['อ.ตากใบ จ.นราธิวาส', 'Narathiwat'],
  ['อ.ปทุมรัตต์ จ.ร้อยเอ็ด', 'Roi Et'],
  ['ต.ระยอง จ.ชลบุรี', 'Chon Buri'],
  ['Loei Road, Khon Kaen', 'Khon Kaen'],
  ['บริษัท ชลบุรี จำกัด', null],
  ['สาขา จ.ระยอง และ จ.ชลบุรี ทั้งหมด', null],
  ['Vientiane, Laos', null],
  ['ประเทศไทย', null],
  ['Surin Street, Auckland', null],
  ['Phuket Road - Penang', null],
  ['ทุกสาขา และปริมณฑล', null],
])('a street or district named like a province is none: %s', (address, nameEn) => {
  expect(nameOf(address)).toBe(nameEn);
});
