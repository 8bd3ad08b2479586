import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let site: string;
let kept: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
  kept = mkdtempSync(join(tmpdir(), 'kept-'));
});

afterEach(() => {
  for (const folder of [site, kept]) rmSync(folder, { recursive: true });
});

const page = (word: string) => `<p>${word}</p>`.repeat(100);
const pack = () => {
  for (const name of readdirSync(site)) if (!name.endsWith('.js')) rmSync(join(site, name));
  return precompress(
    readdirSync(site).map((name) => join(site, name)),
    kept,
  );
};
const packed = (name: string) => [
  brotliDecompressSync(readFileSync(join(site, `${name}.br`))).toString(),
  gunzipSync(readFileSync(join(site, `${name}.gz`))).toString(),
];

it('packs a file once and takes it from there until it says something else', async () => {
  writeFileSync(join(site, 'a.js'), page('one'));
  const first = await pack();
  const [name] = readdirSync(kept);
  writeFileSync(join(kept, name ?? ''), 'as it was kept');
  expect(await pack()).toMatchObject({ files: 1, bytes: first.bytes });
  expect(readFileSync(join(site, 'a.js.br'), 'utf8')).toBe('as it was kept');
  writeFileSync(join(site, 'a.js'), page('two'));
  await pack();
  expect(packed('a.js')).toEqual([page('two'), page('two')]);
});

it('removes compressed copies of deleted files', async () => {
  writeFileSync(join(site, 'a.js'), page('one'));
  await pack();
  rmSync(join(site, 'a.js'));
  await pack();
  expect(readdirSync(kept)).toEqual([]);
});
