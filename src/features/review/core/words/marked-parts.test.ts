import { expect, it } from 'vitest';
import { searchTerms } from '../review-facets.ts';
import { markedParts } from './marked-parts.ts';

const marked = (text: string, keyword: string) =>
  markedParts(text, searchTerms(keyword) ?? [])
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Overtime is paid, overtime is late.', 'OVERTIME', '[Overtime] is paid, [overtime] is late.'],
  ['ทีมน่ารัก มีพี่เลี้ยงคอยสอน', 'พีเลียง', 'ทีมน่ารัก มี[พี่เลี้ยง]คอยสอน'],
  ['เงินเดือน ๒๐,๐๐๐ บาท', '20 000', 'เงินเดือน [๒๐],[๐๐๐] บาท'],
  ['R&D, café – and more', 'cafe', 'R&D, [café] – and more'],
  ['Good 😀 team', 'team good', '[Good] 😀 [team]'],
  ['Nothing of it', 'salary', 'Nothing of it'],
  ['Nothing asked', '', 'Nothing asked'],
])('%s is highlighted for “%s”', (text, keyword, expected) => {
  expect(marked(text, keyword)).toBe(expected);
});
