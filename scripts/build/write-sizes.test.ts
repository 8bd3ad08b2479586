import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { writeSizes } from './write-sizes.ts';

const STYLE = 'src/shared/ui/style';
const SIZES = `${STYLE}/sizes.css`;
const read = (file: string) => readFileSync(file, 'utf8');
const definedIn = (css: string) => Array.from(css.matchAll(/(--[\w-]+):/g), ([, name]) => name);
const usedIn = (text: string) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name);

it('expands sizes at any position in a value, and nothing else', async () => {
  const css = '.x{margin:calc(-1 * var(--space-8)) var(--gutter) var(--space-16);color:var(--hue)}';
  const { css: written } = await postcss([writeSizes(SIZES)]).process(css, { from: undefined });
  expect(written).toBe('.x{margin:calc(-1 * 0.5rem) var(--gutter) 1rem;color:var(--hue)}');
});

it('knows a size by one value', () => {
  const sizes = new Set(definedIn(read(SIZES)));
  const styles = globSync('src/**/*.{css,astro}').filter((file) => file !== SIZES);
  const again = styles.flatMap((file) =>
    file.endsWith('tokens.css') ? [] : definedIn(read(file)).filter((name) => sizes.has(name)),
  );
  expect(again).toEqual([]);
});

it('leaves on every page what is read where no build comes', () => {
  const onPages = new Set(definedIn(read(`${STYLE}/tokens.css`)));
  const sizes = new Set(definedIn(read(SIZES)));
  const scripts = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const outside = [...globSync('public/*.css'), ...scripts].flatMap((file) => usedIn(read(file)));
  expect(outside.filter((name) => sizes.has(name) && !onPages.has(name))).toEqual([]);
  expect(outside.filter((name) => sizes.has(name)).length).toBeGreaterThan(10);
});
