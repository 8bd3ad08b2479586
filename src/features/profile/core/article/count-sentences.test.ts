import { expect, it } from 'vitest';
import { countSentences } from './count-sentences.ts';

it.each([
  ['', 0],
  ['We begin at five. Nobody is late! Why?', 3],
  ['Our first year, in one line', 1],
  ['It grew by 3.5 percent in Bangkok. Then it doubled.', 2],
])('%j is %i in English', (text, count) => {
  expect(countSentences(text, 'en')).toBe(count);
});

it.each([
  ['', 0],
  ['เราตื่นเช้าตามไปดูทีมที่มาถึงก่อนใคร', 1],
  ['เราตื่นเช้าตามไปดูทีมที่มาถึงก่อนใคร และพบว่าวันที่ราบรื่นเริ่มตั้งแต่ตอนนั้น', 1],
  ['ทีมเช้ามีหกคนที่รู้หน้าที่ของตัวเอง วันที่ราบรื่นเริ่มตั้งแต่ฟ้ายังไม่สาง', 2],
  ['เราเปิดสาขาที่ เชียงใหม่ ขอนแก่น ภูเก็ต ในปีเดียวกัน', 1],
  ['ปีที่แล้วเราโตขึ้น 20 เปอร์เซ็นต์ พนักงานทุกคนได้รับโบนัสสามเดือน ปีนี้เราจะเปิดโรงงานแห่งใหม่', 3],
])('%j is %i in Thai, which has no full stop', (text, count) => {
  expect(countSentences(text, 'th')).toBe(count);
});
