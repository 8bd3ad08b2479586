import { expect, it } from 'vitest';
import { stepsInThai } from './thai-texts.ts';

const item = (section: string, content: Readonly<Record<string, unknown>>) => ({
  section,
  idItem: section,
  parent: null,
  kind: 'any',
  content,
});
const body = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
});

it('finds steps with untranslated text, but not those with only a Thai name', () => {
  const thai = 'บริษัทของเราเริ่มต้นจากร้านเล็ก ๆ';
  const items = [
    item('article', { headline1: 'News', body: body(thai) }),
    item('history', { title: 'Founded', description: thai, idMedia: null }),
    item('companyProfile', { about: `Everybody here has lunch together: ${thai.slice(0, 12)}` }),
    item('gallery', { title: 'ส้มตำ' }),
  ];
  expect(stepsInThai(items)).toEqual(['history', 'article']);
});
