import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const hidden = globSync('src/**/*.{css,astro}').flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/:focus \{([^}]*outline: none[^}]*)\}/g),
    (rule) => ({
      file,
      rule: rule[1] ?? '',
    }),
  ),
);

it('finds elements focused by script only, which show no ring', () => {
  expect(hidden.length).toBeGreaterThan(4);
});

it.each(hidden)('the ring of $file goes in both of its tones', ({ rule }) => {
  expect(rule).toContain('box-shadow: none');
});
