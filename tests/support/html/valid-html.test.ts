import { expect, it } from 'vitest';
import { htmlErrors } from './valid-html.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="th"><head><meta charset="utf-8"><title>ก</title></head><body>${body}</body></html>`;

it('accepts what the standard accepts, islands included', async () => {
  const island =
    '<astro-island uid="a" props="{}" ssr client="idle" opts="{}"><p>ข</p></astro-island>';
  const media =
    '<picture><source srcset="/a.avif 1x" type="image/avif"><img src="/a.webp" alt="" width="3" height="2"></picture>';
  expect(await htmlErrors(page(`<main>${island}${media}<br /><input disabled></main>`))).toEqual(
    [],
  );
});

it.each([
  ['a block inside a paragraph', '<p><div>x</div></p>', 'close-order'],
  [
    'a button inside a link',
    '<a href="/x"><button type="button">x</button></a>',
    'element-permitted-content',
  ],
  ['an id used twice', '<p id="a"></p><p id="a"></p>', 'no-dup-id'],
  ['an unknown attribute value', '<input type="texte">', 'attribute-allowed-values'],
  ['a list item outside a list', '<li>x</li>', 'element-permitted-parent'],
  ['a picture without source', '<img alt="">', 'element-required-attributes'],
])('rejects %s', async (_, body, rule) => {
  expect((await htmlErrors(page(body))).join('\n')).toContain(rule);
});
