import { expect, it } from 'vitest';
import { EMPTY_BODY } from '../article/article-body.ts';
import { originalTexts } from './original-texts.ts';

const item = (idItem: string, content: Readonly<Record<string, unknown>>) => ({
  idItem,
  content,
  parent: null,
  kind: 'article',
});

it('returns translatable texts only', () => {
  const body = { root: { children: [{ type: 'paragraph', children: [{ text: 'ย่อหน้าแรก' }] }] } };
  const content = {
    headline1: 'สิบปีข้างหน้า',
    headline2: 'Ten years, told by a team',
    slugLink: 'สิบปีข้างหน้า',
    newsLink: 'https://example.com/a-b',
    idMedia: '0199a0b4-7f6e-7b1c-9a57-3f3a6d0e0c11',
    telephone: '02 123 4567',
    companySize: '300-499',
    articleDate: '2026-01-15',
    position: 3,
    tags: ['งาน', 'Culture'],
    author: 'Somying',
    body,
  };
  expect(originalTexts([item('a', content), item('b', { body: EMPTY_BODY })])).toEqual({
    a: {
      headline1: 'สิบปีข้างหน้า',
      headline2: 'Ten years, told by a team',
      tags: 'งาน, Culture',
      author: 'Somying',
      body: 'ย่อหน้าแรก',
    },
    b: {},
  });
});
