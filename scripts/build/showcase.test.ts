import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepPages, placePictures } from './showcase.ts';

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

it('removes the pages of a company that is gone, and a page that companies no longer have', () => {
  const pages = ['static', 'th/static', 'en/static'].map((folder) => `${folder}/mill/hrsay`);
  for (const page of pages) put(`${page}/index.html`);
  put('static/mill/yousay/index.html');
  put('en/static/press/hrsay/index.html');
  put('en/about/index.html');
  keepPages(root, [...pages.map((page) => `${page}/`), 'en/about/']);
  expect(filesBelow('.')).toEqual(
    [...pages, 'en/about'].map((page) => `${page}/index.html`).sort(),
  );
});

it('places the pictures there are, as they are now', async () => {
  const place = () => placePictures(join(root, 'companies'), join(root, 'media'));
  put('companies/mill/pictures/cover/640.webp', 'one');
  put('companies/mill/pictures/cover/960.webp');
  put('companies/mill/pictures/logo/320.webp');
  put('companies/press/pictures/logo/320.webp');
  await place();
  expect(filesBelow('media')).toEqual([
    'media/mill_cover/640.webp',
    'media/mill_cover/960.webp',
    'media/mill_logo/320.webp',
    'media/press_logo/320.webp',
  ]);
  rmSync(join(root, 'companies/press'), { recursive: true });
  rmSync(join(root, 'companies/mill/pictures/logo'), { recursive: true });
  rmSync(join(root, 'companies/mill/pictures/cover/960.webp'));
  rmSync(join(root, 'companies/mill/pictures/cover/640.webp'));
  put('companies/mill/pictures/cover/640.webp', 'two');
  await place();
  expect(filesBelow('media')).toEqual(['media/mill_cover/640.webp']);
  expect(readFileSync(join(root, 'media/mill_cover/640.webp'), 'utf8')).toBe('two');
});
