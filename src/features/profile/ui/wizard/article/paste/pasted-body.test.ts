// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PASTED_SAMPLES } from '#tests/pasted/pasted-samples.ts';
import {
  type ArticleBlock,
  articleBody,
  type InlineNode,
} from '../../../../core/article/article-body.ts';
import { pastedBody, pastedText } from './pasted-body.ts';

const MARKS = ['', '**', '*', '***'];

function words(node: InlineNode): string {
  if (node.type === 'linebreak') return '⏎';
  if (node.type === 'link') return `[${node.children.map(words).join('')}](${node.url})`;
  return `${MARKS[node.format]}${node.text}${MARKS[node.format]}`;
}

function lines(block: ArticleBlock): readonly string[] {
  if (block.type === 'image' || block.type === 'youtube') return [];
  if (block.type === 'table') {
    const cell = ({ children }: { children: InlineNode[] }) => children.map(words).join('');
    return block.rows.map((row) => row.map(cell).join(' | ').replace(/ +/g, ' ').trim());
  }
  if (block.type === 'list') {
    const { listType, start = 1 } = block;
    return block.children.map(({ children }, at) => {
      const sign = listType === 'number' ? `${start + at}. ` : '- ';
      return sign + children.map(words).join('');
    });
  }
  const sign =
    block.type === 'heading'
      ? { h2: '# ', h3: '## ' }[block.tag]
      : block.type === 'quote'
        ? '> '
        : '';
  return [sign + block.children.map(words).join('')];
}

it.each(PASTED_SAMPLES)('reads the content of a text from $from', ({ html, lines: expected }) => {
  const { blocks } = pastedBody(html);
  expect(blocks.flatMap(lines)).toEqual(expected);
  const body = { root: { type: 'root', children: blocks } };
  expect(z.parse(articleBody, body)).toEqual(body);
});

it.each([
  ['<p>a<img src="/a.png"></p>', ['pictures']],
  ['<p><a href="http://example.com">a</a></p>', ['links']],
  ['<p><a href="mailto:a@example.com">a</a><img></p>', ['pictures', 'links']],
  ['<p><a href="https://example.com">a</a><a href="#note">1</a><a name="b">b</a></p>', []],
  [
    '<p>a <span style="display: none"><math><msup><mi>c</mi><mn>2</mn></msup></math></span></p>',
    ['formulas'],
  ],
  ['<table><tr><td>a</td><td>b</td></tr></table>', []],
  [`<table><tr>${'<td>a</td>'.repeat(13)}</tr></table>`, ['tables']],
  ['<table><tr><td>alone</td></tr></table>', []],
  ['<table><tr><td><h2>a</h2>b</td><td>c</td></tr></table>', []],
])('reports the parts of %s that were dropped', (html, left) => {
  expect(pastedBody(html).left).toEqual(left);
});

it('flattens nested points into one level, complete and in order', () => {
  const { blocks } =
    pastedBody(`<ul><li>a<ol><li>b <b>c</b><ul><li>d<ul><li>e</li></ul>f</li></ul>g</li></ol></li>
<ul><li><p>h</p><ol start="4"><li>i</li></ol></li></ul><li>j</li></ul>`);
  expect(blocks.flatMap(lines)).toEqual([
    ...['- a', '1. b **c**', '- d', '- e', 'f', 'g'],
    ...['- h', '4. i', '- j'],
  ]);
});

it('reads a text in a thousand nested boxes', () => {
  const { blocks } = pastedBody(`${'<div>'.repeat(1000)}deep${'</div>'.repeat(1000)}`);
  expect(blocks).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'deep', format: 0 }] },
  ]);
});

it('reads paragraphs and typed lists from a text without markup', () => {
  const { blocks } = pastedText('คุณสมบัติ\r\n- ขยัน\r\n- ขับรถได้\r\n\r\nโทรมา\nได้เลย\n');
  expect(blocks.flatMap(lines)).toEqual(['คุณสมบัติ', '- ขยัน', '- ขับรถได้', 'โทรมา⏎ได้เลย']);
});
