import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reachedFrom } from '../release/reached-files.ts';
import { ROOT, staleDependency } from '../setup.mjs';
import { installFromCache } from './from-cache.mjs';

/** A path that does not fit the header of an archive. */
const LONG_PATH = `lib/${'long-'.repeat(30)}name.js`;

let place = '';
let root = '';
let cache = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'yousay-cache-'));
  root = join(place, 'product');
  cache = join(place, 'npm');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(place, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const placeInCache = (sha512: string) => {
  const hex = Buffer.from(sha512, 'base64').toString('hex');
  const name = join(hex.slice(0, 2), hex.slice(2, 4), hex.slice(4));
  return join(cache, '_cacache/content-v2/sha512', name);
};

function cached(files: Record<string, string>, tarOptions: readonly string[] = []) {
  const folder = mkdtempSync(join(place, 'packed-'));
  for (const [path, content] of Object.entries(files))
    write(join(folder, 'package', path), content);
  chmodSync(join(folder, 'package', Object.keys(files)[0] ?? ''), 0o755);
  symlinkSync('/etc/passwd', join(folder, 'package/link'));
  const packed = execFileSync('tar', ['-cz', ...tarOptions, '-C', folder, 'package']);
  const sha512 = createHash('sha512').update(packed).digest('base64');
  mkdirSync(dirname(placeInCache(sha512)), { recursive: true });
  writeFileSync(placeInCache(sha512), packed);
  return { version: '1.0.0', integrity: `sha512-${sha512}` };
}

function lock(packages: Record<string, object>) {
  const names = Object.keys(packages).map((path) => path.replace('node_modules/', ''));
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']));
  write(join(root, 'package.json'), JSON.stringify({ dependencies, optionalDependencies: {} }));
  const content = { lockfileVersion: 3, packages: { '': {}, ...packages } };
  write(join(root, 'package-lock.json'), JSON.stringify(content));
}

const installed = (path: string) => join(root, 'node_modules', path);

test.each(['--format=pax', '--format=gnu', '--format=ustar'])(
  'packages of the cache are installed as npm does (%s)',
  async (format) => {
    const files = { 'bin/run.js': 'run', [format.endsWith('ustar') ? 'b.js' : LONG_PATH]: 'long' };
    lock({
      'node_modules/@a/program': { ...cached(files, [format]), bin: { run: 'bin/run.js' } },
      'node_modules/b': cached({ 'index.js': 'b' }),
      'node_modules/other': { version: '1.0.0', optional: true, os: ['!linux', '!darwin'] },
    });
    expect(await installFromCache(root, { cache })).toBe(true);
    for (const [path, content] of Object.entries(files))
      expect(readFileSync(installed(`@a/program/${path}`), 'utf8')).toBe(content);
    expect(readlinkSync(installed('.bin/run'))).toBe('../@a/program/bin/run.js');
    expect(statSync(installed('@a/program/bin/run.js')).mode & 0o777).toBe(0o755);
    expect(existsSync(installed('b/link'))).toBe(false);
    expect(existsSync(installed('other'))).toBe(false);
    expect(staleDependency(root)).toBeNull();
  },
);

test('a cache with a missing package leaves the installation to npm', async () => {
  const [a, b] = [cached({ 'index.js': 'a' }), cached({ 'index.js': 'b' })];
  lock({ 'node_modules/a': a, 'node_modules/b': b });
  rmSync(placeInCache(b.integrity.replace('sha512-', '')));
  write(installed('before.js'), 'as it was');
  expect(await installFromCache(root, { cache })).toBe(false);
  expect(existsSync(installed('before.js'))).toBe(true);
});

test.each([
  ['is not what is locked', 'another'],
  ['was cut short', ''],
])('a package that %s leaves everything to npm', async (_, content) => {
  const [a, b] = [cached({ 'index.js': 'a' }), cached({ 'index.js': 'b' })];
  lock({ 'node_modules/a': a, 'node_modules/b': b });
  writeFileSync(placeInCache(b.integrity.replace('sha512-', '')), content);
  expect(await installFromCache(root, { cache })).toBe(false);
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
});

test('a cache that cannot be read counts as none, with one line', async () => {
  lock({ 'node_modules/a': cached({ 'index.js': 'a' }) });
  rmSync(join(cache, '_cacache'), { recursive: true });
  symlinkSync('_cacache', join(cache, '_cacache'));
  const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await installFromCache(root, { cache })).toBe(false);
  expect(lines.mock.calls).toEqual([[expect.stringMatching(/^npm's cache is not used: .+\n$/)]]);
});

const many = () =>
  Object.fromEntries(
    Array.from({ length: 30 }, (_, number) => {
      const content = `${number}`.repeat(100_000);
      return [`node_modules/p${number}`, cached({ 'index.js': content, [LONG_PATH]: content })];
    }),
  );

test('replaces the installed packages atomically', async () => {
  lock(many());
  write(installed('before.js'), 'as it was');
  let isDone = false;
  const done = installFromCache(root, { cache }).finally(() => (isDone = true));
  while (!isDone) {
    const isWhole = existsSync(installed('.package-lock.json'));
    expect(existsSync(installed('before.js'))).toBe(!isWhole);
    await new Promise(setImmediate);
  }
  expect(await done).toBe(true);
  expect(existsSync(installed('before.js'))).toBe(false);
});

test('of two first starts at once the second leaves alone what the first has put there', async () => {
  lock(many());
  const [first, second] = [installFromCache(root, { cache }), installFromCache(root, { cache })];
  await Promise.race([first, second]);
  write(installed('used.js'), 'by the first');
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(existsSync(installed('used.js'))).toBe(true);
  expect(staleDependency(root)).toBeNull();
  expect(await installFromCache(root, { cache })).toBe(true);
  expect(existsSync(installed('used.js'))).toBe(true);
});

test('what a start that was killed has left is removed, and nothing else', async () => {
  lock({ 'node_modules/a': cached({ 'index.js': 'a' }) });
  const { pid = 0 } = spawnSync('true');
  write(join(root, `.install-${pid}-a/node_modules/a/index.js`), 'a');
  const others = ['.install-notes', `.install-${process.ppid}-a`];
  for (const name of others) write(join(root, name, 'a.js'), 'a');
  expect(await installFromCache(root, { cache })).toBe(true);
  const left = readdirSync(root).filter((name) => name.startsWith('.install-'));
  expect(left.sort()).toEqual(others.sort());
});

test('a package with a path that leads out of its folder is not installed', async () => {
  const options = ['--transform=s,package/index.js,package/../../index.js,', '-P'];
  lock({ 'node_modules/a': cached({ 'index.js': 'a' }, options) });
  expect(await installFromCache(root, { cache })).toBe(false);
  expect(existsSync(join(root, 'index.js'))).toBe(false);
});

test('a release holds the program of the threads that unpack', () => {
  const { files } = reachedFrom(ROOT, ['scripts/start.mjs'], {});
  expect(files).toContain('scripts/install/unpack-worker.mjs');
});
