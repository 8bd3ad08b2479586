import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it.each([
  ['- Kind people\n- Free lunch', 'Kind people · Free lunch'],
  ['ทีมดี\n- ข้าวฟรี\n• รถรับส่ง', 'ทีมดี · ข้าวฟรี · รถรับส่ง'],
  ['Well-paid - mostly\nand fair', 'Well-paid - mostly\nand fair'],
  ['ดีจริง ๆ', 'ดีจริง\u00a0ๆ'],
])('joins %j into one line', (text, told) => {
  expect(excerpt(text)).toBe(told);
});
