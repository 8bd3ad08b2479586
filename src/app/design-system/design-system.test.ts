import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentedPieces } from '#tests/html/documented-pieces.ts';

const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.astro'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n')
  .replace(/^import .*$/gm, '');

test('every documented component is in the design system', () => {
  const pieces = documentedPieces();
  expect(pieces.length).toBeGreaterThan(20);
  const missing = pieces.filter(({ name }) => !new RegExp(`\\b${name}\\b`).test(sources));
  expect(missing).toEqual([]);
});
