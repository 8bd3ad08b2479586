import { expect, it } from 'vitest';
import { wordsLang } from './words-lang.ts';

it.each([
  ['ขอบคุณที่เล่าให้ฟัง', 'th'],
  ['ขอบคุณ HR team', 'th'],
  ['Thank you for telling us.', 'en'],
  ['5 ★', 'en'],
] as const)('%s is in %s', (text, lang) => {
  expect(wordsLang(text)).toBe(lang);
});
