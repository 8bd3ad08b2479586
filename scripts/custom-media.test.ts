import { expect, it } from 'vitest';
import { resolveCustomMedia } from './custom-media.ts';

const queries = new Map([['--from-md', '(width >= 768px)']]);

it('puts the width where a rule names it, beside other conditions too', () => {
  const css = '@media (--from-md) and (prefers-color-scheme: dark) { a { top: 0 } }';
  expect(resolveCustomMedia(css, queries)).toBe(
    '@media (width >= 768px) and (prefers-color-scheme: dark) { a { top: 0 } }',
  );
});

it('drops definitions and leaves unknown names and everything else alone', () => {
  expect(
    resolveCustomMedia('@custom-media --from-md (width >= 768px);\na { top: 0 }', queries),
  ).toBe('a { top: 0 }');
  expect(resolveCustomMedia('@media (--other) { }', queries)).toBe('@media (--other) { }');
  expect(resolveCustomMedia('a { width: var(--from-md) }', queries)).toContain('var(--from-md)');
});
