import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { customMedia } from './custom-media.ts';

const TOKENS = 'src/shared/ui/style/tokens.css';
const written = async (css: string) =>
  (await postcss([customMedia(TOKENS)]).process(css, { from: undefined })).css;

it('inlines named media queries at any position in a list', async () => {
  expect(await written('@media screen and (--from-md),print{a{color:red}}')).toBe(
    '@media screen and (width >= 48em),print{a{color:red}}',
  );
});

it('leaves other queries and no names', async () => {
  const css = '@custom-media --from-md (width >= 48em);@media (scripting: none){a{color:red}}';
  expect(await written(css)).toBe('@media (scripting: none){a{color:red}}');
});

it('rejects a name that the tokens do not define', async () => {
  await expect(written('@media (--from-nowhere){a{color:red}}')).rejects.toThrow('--from-nowhere');
});

it('wraps each inlined query so that it can be combined with others', () => {
  const queries = [...readFileSync(TOKENS, 'utf8').matchAll(/@custom-media --[\w-]+ (.+);/g)];
  expect(queries.length).toBeGreaterThan(5);
  expect(queries.map(([, query]) => query)).toEqual(
    queries.map(() => expect.stringMatching(/^\([^(),]+\)$/)),
  );
});
