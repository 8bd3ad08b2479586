import { expect, it } from 'vitest';
import type { ArticleBlock } from './article-body.ts';
import { compareBodies } from './compare-bodies.ts';

const paragraph = (text: string): ArticleBlock => ({
  type: 'paragraph',
  children: [{ type: 'text', text, format: 0 }],
});
const image = (idMedia: string, change: { altText?: string; caption?: string } = {}) =>
  ({ type: 'image', idMedia, altText: '', caption: '', ...change }) as const;
const film = (youtubeId: string) => ({ type: 'youtube', youtubeId, caption: '' }) as const;
const bodyOf = (...children: ArticleBlock[]) => ({ root: { type: 'root' as const, children } });

type Body = Parameters<typeof compareBodies>[0];

function told(before: Body, after: Body) {
  const change = compareBodies(before, after, (type, number) => `${type} ${number}`);
  const figures = change.figures.map(({ figure, name, isOld }) => [
    isOld ? '-' : '+',
    name,
    figure,
  ]);
  return { before: change.before, after: change.after, figures };
}

it('shows a replaced picture next to its replacement', () => {
  const [old, now] = [image('a'), image('b', { altText: 'ครัว' })];
  expect(told(bodyOf(paragraph('ก'), old), bodyOf(paragraph('ก'), now))).toEqual({
    before: 'ก\n[image 1]',
    after: 'ก\n[image 2]',
    figures: [
      ['-', 'image 1', old],
      ['+', 'image 2', now],
    ],
  });
});

it('detects a changed description, also of a video', () => {
  const [plain, described] = [image('a'), image('a', { altText: 'ครัว', caption: 'ครัวใหม่' })];
  const [first, second] = [film('dQw4w9WgXcQ'), film('aaaaaaaaaaa')];
  expect(told(bodyOf(plain, first), bodyOf(described, second))).toEqual({
    before: '[image 1]\n[youtube 2]',
    after: '[image 1] ครัวใหม่\n[youtube 3]',
    figures: [
      ['-', 'image 1', plain],
      ['-', 'youtube 2', first],
      ['+', 'image 1', described],
      ['+', 'youtube 3', second],
    ],
  });
});

it('reports reordered pictures in the text only', () => {
  const [a, b] = [image('a'), image('b')];
  expect(told(bodyOf(a, b), bodyOf(b, a))).toEqual({
    before: '[image 1]\n[image 2]',
    after: '[image 2]\n[image 1]',
    figures: [],
  });
});

it('includes the start number of a list', () => {
  const from = (start?: number): ArticleBlock => ({
    type: 'list',
    listType: 'number',
    ...(start && { start }),
    children: ['ก', 'ข'].map((text) => ({
      type: 'listitem',
      children: [{ type: 'text', text, format: 0 }],
    })),
  });
  expect(told(bodyOf(from(3)), bodyOf(from(5)))).toEqual({
    before: '3. ก\nข',
    after: '5. ก\nข',
    figures: [],
  });
  expect(told(bodyOf(from()), bodyOf(from(2)))).toMatchObject({
    before: 'ก\nข',
    after: '2. ก\nข',
  });
});

it('contains all text and link targets of a new article', () => {
  const link: ArticleBlock = {
    type: 'paragraph',
    children: [
      {
        type: 'link',
        url: 'https://example.com/a',
        children: [{ type: 'text', text: 'อ่าน', format: 0 }],
      },
    ],
  };
  expect(told(undefined, bodyOf(link, image('a')))).toEqual({
    before: '',
    after: 'อ่าน\n[image 1]\nhttps://example.com/a',
    figures: [['+', 'image 1', image('a')]],
  });
});
