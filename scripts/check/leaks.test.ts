import { expect, it } from 'vitest';
import { checkLeaks } from './leaks.ts';

it('finds secrets, machine paths and foreign registries', () => {
  const leak = (source: string) =>
    checkLeaks(new Map([['src/a.ts', source]]), '').map(({ message }) => message);
  expect(leak('-----BEGIN PRIVATE KEY-----')).toHaveLength(1);
  expect(leak(`const key = 'AKIA${'A1'.repeat(8)}';`)).toHaveLength(1);
  expect(leak("const at = '/home/me/product/x.ts';")).toHaveLength(1);
  expect(leak("const url = '/company/12/hrsay'; // https://example.com/home/a/b")).toEqual([]);
  const lockfile = '"resolved": "https://mirror.example/a.tgz"';
  expect(checkLeaks(new Map(), lockfile)[0]?.message).toContain('outside registry.npmjs.org');
  expect(checkLeaks(new Map(), '"resolved": "https://registry.npmjs.org/a.tgz"')).toEqual([]);
});
