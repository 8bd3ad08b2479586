import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BUILDS, currentBuild } from '../setup.mjs';
import {
  emptyBuildDir,
  lockCurrentBuild,
  oneAtATime,
  removeUnused,
  switchToNew,
} from './builds.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function make(page: string) {
  const place = emptyBuildDir(root);
  for (const folder of ['client', 'server']) mkdirSync(join(place, folder), { recursive: true });
  writeFileSync(join(place, 'client/index.html'), page);
  writeFileSync(join(place, 'server/entry.mjs'), `here = '${pathToFileURL(place).href}/client'`);
}

function build(page: string) {
  make(page);
  switchToNew(root, `of ${page}`);
  removeUnused(root);
}

const pageOf = (folder: string) => readFileSync(join(folder, 'client/index.html'), 'utf8');
const left = () =>
  readdirSync(join(root, BUILDS))
    .map((name) => pageOf(join(root, BUILDS, name)))
    .sort();

it('a server continues to use the build it started with while others are made', () => {
  build('a');
  const first = lockCurrentBuild(root);
  const second = lockCurrentBuild(root);
  build('b');
  build('c');
  expect(left()).toEqual(['a', 'c']);
  expect(pageOf(first.folder)).toBe('a');
  expect(pageOf(lockCurrentBuild(root).folder)).toBe('c');
  first.release();
  removeUnused(root);
  expect(left()).toEqual(['a', 'c']);
  second.release();
  removeUnused(root);
  expect(left()).toEqual(['c']);
});

it('a build says where it came to lie', () => {
  build('a');
  const { folder } = lockCurrentBuild(root);
  const entry = readFileSync(join(folder, 'server/entry.mjs'), 'utf8');
  expect(entry).toBe(`here = '${pathToFileURL(folder).href}/client'`);
});

it('a build that was not made to its end is never served, and nothing of it is in the next', () => {
  build('a');
  make('half');
  writeFileSync(join(root, 'dist/next/client/other.html'), 'half');
  expect(pageOf(lockCurrentBuild(root).folder)).toBe('a');
  build('b');
  const { folder } = lockCurrentBuild(root);
  expect(readdirSync(join(folder, 'client'))).toEqual(['index.html']);
  expect(currentBuild(root)?.hash).toBe('of b');
});

it('without a build, or one taken away by hand, it says what to do', () => {
  expect(() => lockCurrentBuild(root)).toThrow('npm run build');
  build('a');
  rmSync(join(root, BUILDS), { recursive: true });
  expect(() => lockCurrentBuild(root)).toThrow('npm run build');
});

it('builds of one folder wait for each other, also after one has failed', async () => {
  const acts: string[] = [];
  const one = oneAtATime(root, async () => {
    acts.push('one begins');
    await new Promise(setImmediate);
    acts.push('one ends');
    throw new Error('no disk');
  });
  const other = oneAtATime(root, async () => acts.push('other'));
  await expect(one).rejects.toThrow('no disk');
  await other;
  expect(acts).toEqual(['one begins', 'one ends', 'other']);
});
