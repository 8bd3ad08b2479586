import { expect, it } from 'vitest';
import { checkNeverWords } from './never-words.ts';

const found = (path: string, text: string) =>
  checkNeverWords(new Map([[path, `{\n  "a": {\n    "refused": "${text}"\n  }\n}\n`]])).map(
    ({ line, message }) => `${line} ${message}`,
  );

it('reports each replaced word with its line', () => {
  expect(found('src/i18n/th/review.json', 'บริษัทไม่มีทางรู้ว่าใครเขียน')).toEqual([
    '3 contains “ไม่มีทางรู้”, which the glossary has replaced',
  ]);
  expect(found('src/i18n/en/review.json', 'Somebody took a film')).toEqual([
    '3 contains “Somebody”, which the glossary has replaced',
    '3 contains “film”, which the glossary has replaced',
  ]);
});

it('reads the items of a list', () => {
  const list = '{\n  "points": [\n    "เขียนราวห้านาที"\n  ]\n}\n';
  expect(checkNeverWords(new Map([['src/i18n/th/about.json', list]]))).toMatchObject([{ line: 3 }]);
});

it('accepts set phrases, keys, legal texts and other files', () => {
  expect(found('src/i18n/th/company.json', 'เรื่องราวและวัฒนธรรมองค์กร')).toEqual([]);
  expect(found('src/i18n/en/privacy.json', 'refused')).toEqual([]);
  expect(found('src/features/review/core/words.json', 'refused')).toEqual([]);
});
