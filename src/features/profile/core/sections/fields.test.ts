import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { articleBody, bodyText } from './article-body.ts';
import { isHttpsUrl } from './fields.ts';

/** The same cases in every run. */
fc.configureGlobal({ seed: 11 });

it('a website is an https address of a named host, whatever it is spelt like', () => {
  for (const bad of ['//evil', 'data:text/html,x', 'https://', 'https://user:pw@a.co', 'https:x']) {
    expect(isHttpsUrl(bad), bad).toBe(false);
  }
  fc.assert(
    fc.property(fc.string(), (value) => {
      if (isHttpsUrl(value)) expect(new URL(value).protocol).toBe('https:');
    }),
  );
});

const body = (...children: unknown[]) => ({ root: { type: 'root', children } });
const text = (words: string, rest = {}) => ({ type: 'text', text: words, ...rest });

it('an article keeps only what the product can show, and tells its words', () => {
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
  [{ type: 'heading', tag: 'script', children: [] }],
])('an article with %o is refused', (node) => {
  expect(z.safeParse(articleBody, body(node)).success).toBe(false);
});
