import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placePictures } from './showcase.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'showcase-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text = path) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function filesBelow(folder: string) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .sort();
}

it('places the pictures of every company', async () => {
  put('companies/mill/pictures/cover/640.webp', 'one');
  put('companies/mill/pictures/cover/960.webp');
  put('companies/mill/pictures/logo/320.webp');
  put('companies/press/pictures/logo/320.webp');
  await placePictures(join(root, 'companies'), join(root, 'media'));
  expect(filesBelow('media')).toEqual([
    'media/mill_cover/640.webp',
    'media/mill_cover/960.webp',
    'media/mill_logo/320.webp',
    'media/press_logo/320.webp',
  ]);
  expect(readFileSync(join(root, 'media/mill_cover/640.webp'), 'utf8')).toBe('one');
});
