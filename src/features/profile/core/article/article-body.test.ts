import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { articles } from '../sections/article.ts';
import { picturesIn } from '../sections/check-items.ts';
import { articleBody } from './article-body.ts';
import { bodyLinks, bodyText } from './body-text.ts';

const MEDIA = '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60';
const body = (...children: unknown[]) => ({ root: { type: 'root', children } });
const cells = (count: number) => Array.from({ length: count }, () => ({ children: [] }));
const text = (words: string, rest = {}) => ({ type: 'text', text: words, ...rest });

it('an article contains only supported nodes, and its text is extracted', () => {
  const read = z.parse(
    articleBody,
    body(
      { type: 'heading', tag: 'h2', children: [text('หัวข้อ', { style: 'color:red' })] },
      { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('a')] }] },
    ),
  );
  expect(JSON.stringify(read)).not.toContain('color');
  expect(bodyText(read)).toBe('หัวข้อ\na');
});

it.each([
  [{ type: 'iframe', src: 'https://x.co' }],
  [{ type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [] }] }],
  [{ type: 'paragraph', children: [{ type: 'link', url: 'http://x.co', children: [] }] }],
  [{ type: 'heading', tag: 'script', children: [] }],
  [{ type: 'image', idMedia: 'https://x.co/a.png', altText: '', caption: '' }],
  [{ type: 'image', src: 'https://x.co/a.png' }],
  [{ type: 'youtube', youtubeId: '"><script>', caption: '' }],
  [{ type: 'youtube', youtubeId: 'dQw4w9WgXcQQ', caption: '' }],
  [{ type: 'list', listType: 'bullet', children: [text('a')] }],
  [{ type: 'list', listType: 'number', start: 0, children: [] }],
  [{ type: 'list', listType: 'number', start: 2.5, children: [] }],
  [{ type: 'list', listType: 'number', start: 10_000, children: [] }],
  [{ type: 'quote', children: [{ type: 'quote', children: [] }] }],
  [{ type: 'table', hasHead: false, rows: [] }],
  [{ type: 'table', hasHead: false, rows: [[{ children: [] }]] }],
  [{ type: 'table', hasHead: false, rows: [cells(2), cells(3)] }],
  [{ type: 'table', hasHead: false, rows: [cells(13)] }],
  [{ type: 'table', hasHead: false, rows: Array.from({ length: 61 }, () => cells(2)) }],
  [{ type: 'table', hasHead: false, rows: [[{ children: [{ type: 'quote' }] }, ...cells(1)]] }],
  [{ type: 'html', html: '<b>a</b>' }],
])('an article with %o is rejected', (node) => {
  expect(z.safeParse(articleBody, body(node)).success).toBe(false);
});

it('an article retains bold and italic only', () => {
  const read = z.parse(
    articleBody,
    body({ type: 'paragraph', children: [text('a', { format: 27 })] }),
  );
  expect(read.root.children).toEqual([{ type: 'paragraph', children: [text('a', { format: 3 })] }]);
});

it('an article is limited to the maximum number of figures', () => {
  const film = { type: 'youtube', youtubeId: 'dQw4w9WgXcQ', caption: '' };
  const many = (count: number) => z.safeParse(articleBody, body(...new Array(count).fill(film)));
  expect(many(40).success).toBe(true);
  expect(many(41).success).toBe(false);
});

it('pictures of an article belong to its section, and its links are extracted', () => {
  const read = z.parse(
    articleBody,
    body(
      { type: 'image', idMedia: MEDIA, altText: '', caption: 'ในครัว' },
      { type: 'youtube', youtubeId: 'dQw4w9WgXcQ', caption: '' },
      {
        type: 'paragraph',
        children: [{ type: 'link', url: 'https://example.com/a', children: [text('อ่านต่อ')] }],
      },
    ),
  );
  const content = { ...articles.kinds.article.blank, body: read };
  const item = { idItem: 'a', parent: null, kind: 'article', content };
  expect(picturesIn(articles, [item])).toMatchObject([
    { idItem: 'a', field: 'body', idMedia: MEDIA, altText: '', mediaKind: 'article' },
  ]);
  expect(bodyText(read)).toBe('ในครัว\n\nอ่านต่อ');
  expect(bodyLinks(read)).toEqual(['https://example.com/a']);
});

it('the text of a table is extracted by row, with its links', () => {
  const link = { type: 'link', url: 'https://example.com/a', children: [text('250')] };
  const table = {
    type: 'table',
    hasHead: true,
    rows: [
      [{ children: [text('ปี', { style: 'color:red' })] }, { children: [text('คน')] }],
      [{ children: [] }, { children: [link] }],
    ],
  };
  const read = z.parse(articleBody, body(table));
  expect(JSON.stringify(read)).not.toContain('color');
  expect(bodyText(read)).toBe('ปี\tคน\n\t250');
  expect(bodyLinks(read)).toEqual(['https://example.com/a']);
});
