import { expect, it } from 'vitest';
import { nameRemover } from './without-name.ts';

const remove = nameRemover(
  ['บริษัท หม้อดิน ฟู้ดส์ จำกัด (มหาชน)', 'Clay Pot Foods Public Company Limited'],
  ['https://www.claypot-foods.co.th/about', null],
);

it.each([
  ['en', 'Clay Pot Foods Public Company Limited began', '(company name) began'],
  ['en', 'At CLAY POT FOODS we', 'At (company name) we'],
  ['en', 'see www.claypot-foods.co.th', 'see www.(company name)'],
  ['en', 'as #ClaypotFoods', 'as #(company name)'],
  ['en', 'Clay pots and food', 'Clay pots and food'],
  ['th', 'บริษัท หม้อดิน ฟู้ดส์ จำกัด (มหาชน) เริ่ม', '(ชื่อบริษัท) เริ่ม'],
  ['th', 'พี่ๆหม้อดินฟู้ดส์ใจดี', 'พี่ๆ(ชื่อบริษัท)ใจดี'],
  ['th', 'ที่Clay Pot Foodsเรา', 'ที่(ชื่อบริษัท)เรา'],
] as const)('takes the name out of a text in %s: %s', (lang, text, left) => {
  expect(remove(text, lang)).toBe(left);
});

it('leaves the texts of a company as they are that has neither a name nor a site', () => {
  expect(nameRemover([''], [null])('We bake.', 'en')).toBe('We bake.');
});
