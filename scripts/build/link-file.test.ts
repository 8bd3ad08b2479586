import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkFile } from './link-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('leaves what lay there before as it is under its other names', () => {
  const at = (name: string) => join(folder, name);
  const [one, two, place] = [at('one'), at('two'), at('place')];
  writeFileSync(one, '1');
  writeFileSync(two, '2');
  linkFile(one, place);
  linkFile(two, place);
  expect([one, two, place].map((path) => readFileSync(path, 'utf8'))).toEqual(['1', '2', '2']);
});
