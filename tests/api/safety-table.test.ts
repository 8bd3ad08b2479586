import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const THREATS = 73;

const rows = readFileSync(join(ROOT, 'docs/safety.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number, , defence = '', proof = '']) => ({
    number: Number(number),
    isMissing: defence.startsWith('missing:'),
    proofs: [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }));

it('has a row for every threat', () => {
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: THREATS }, (_, index) => index + 1),
  );
});

it.each(rows)('threat $number lists existing tests or is marked as missing', (row) => {
  expect(row.proofs.length > 0).toBe(!row.isMissing);
  for (const path of row.proofs) expect(existsSync(join(ROOT, path)), path).toBe(true);
});
