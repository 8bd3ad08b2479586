import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const styled = globSync('src/**/*.{css,astro}').filter((file) =>
  /@layer components\s*\{/.test(readFileSync(file, 'utf8')),
);

it('finds the shared styles', () => {
  expect(styled.length).toBeGreaterThan(5);
});

it.each(styled)('%s declares the layer order independently of the load order', (file) => {
  const css = readFileSync(file, 'utf8');
  const order = css.indexOf('@layer base, components;');
  expect(order).toBeGreaterThanOrEqual(0);
  expect(order).toBeLessThan(css.search(/@layer components\s*\{/));
});
