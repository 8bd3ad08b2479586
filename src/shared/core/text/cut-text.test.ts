import { expect, it } from 'vitest';
import { companySlug } from '../slug.ts';
import { cutText } from './cut-text.ts';

it.each([
  ['short', 10, 'short'],
  ['shorter', 5, 'short'],
  ['ab𠮷c', 3, 'ab'],
  ['ab𠮷c', 4, 'ab𠮷'],
  ['ดีน้ำใจ', 4, 'ดี'],
  ['ดีน้ำใจ', 5, 'ดีน้ำ'],
  ['ที่นี่', 5, 'ที่'],
  ['a👩‍💻b', 5, 'a'],
  ['a👩‍💻b', 6, 'a👩‍💻'],
  ['🇹🇭🇯🇵', 6, '🇹🇭'],
  ['กขค', 0, ''],
])('%s at %i is %s', (text, longest, kept) => {
  expect(cutText(text, longest)).toBe(kept);
});

it.each(['𠮷', '𝐁', 'น้ำ', 'é'])('an address can hold a long name of %s at any cut', (letter) => {
  for (let before = 0; before < 4; before += 1) {
    const slug = companySlug(`${'a'.repeat(before)}${letter.repeat(300)}`, '');
    expect(slug.length).toBeGreaterThan(110);
    expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
    expect(slug.endsWith(letter.normalize('NFC'))).toBe(true);
  }
});
