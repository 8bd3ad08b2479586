import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reachedFrom } from '../release/reached-files.ts';
import { installArgs, ROOT, staleDependency } from '../setup.mjs';
import { installInParts, OF_DATABASE, withPlaces } from './in-parts.mjs';

const PACKAGES = {
  'node_modules/pg': {
    version: '1.0.0',
    integrity: 'sha512-x',
    dependencies: { '@both/way': '1' },
  },
  'node_modules/native': { version: '1.0.0', integrity: 'sha512-x', optional: true },
  'node_modules/@both/way': { version: '1.0.0', integrity: 'sha512-x' },
  'node_modules/astro': {
    version: '1.0.0',
    integrity: 'sha512-x',
    dependencies: { '@both/way': '1', '@both/end': '1', deep: '1' },
  },
  'node_modules/astro/node_modules/deep': { version: '1.0.0', integrity: 'sha512-x' },
  'node_modules/@both/end': { version: '1.0.0', integrity: 'sha512-x' },
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yousay-parts-'));
  write('package.json', {
    version: '1.0.0',
    dependencies: { pg: '1.0.0', astro: '1.0.0' },
    optionalDependencies: { native: '1.0.0' },
  });
  write('package-lock.json', { lockfileVersion: 3, packages: { '': {}, ...PACKAGES } });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

const registry = 'https://registry.example.com/npm';

const there = () =>
  globSync('node_modules/**/package.json', { cwd: root })
    .map((file) => dirname(file))
    .filter((path) => !path.includes('.parts'))
    .sort();

async function install(folder: string): Promise<void> {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  delete packages[''];
  for (const path of Object.keys(packages)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), '{}');
    delete packages[path].dev;
  }
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('packages for the database are installed when it starts, all packages at the end', async () => {
  const early: unknown[] = [];
  await installInParts(root, {
    install,
    early: () => early.push(there(), staleDependency(root)),
    registry,
  });
  expect(early).toEqual([
    ['node_modules/@both/way', 'node_modules/native', 'node_modules/pg'],
    'node_modules/astro is missing',
  ]);
  expect(there()).toEqual(Object.keys(PACKAGES).sort());
  expect(staleDependency(root)).toBeNull();
});

test('packages for tests are installed next to the others and identified afterwards', async () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  write('package.json', { ...manifest, devDependencies: { vitest: '1.0.0' } });
  const vitest = { version: '1.0.0', integrity: 'sha512-x', dev: true };
  const packages = { '': {}, ...PACKAGES, 'node_modules/vitest': vitest };
  write('package-lock.json', { lockfileVersion: 3, packages });
  await installInParts(root, { install, early: () => undefined, registry });
  expect(staleDependency(root, { tools: true })).toBe('node_modules/vitest is missing');
  const options = { install, early: () => undefined, registry, tools: true };
  await installInParts(root, options);
  expect(staleDependency(root, { tools: true })).toBeNull();
  expect(installArgs(root)).toContain('--include=dev');
});

test('each part has the settings of npm and the versions that the project prescribes', async () => {
  const settings = 'prefer-offline=true\n';
  writeFileSync(join(root, '.npmrc'), settings);
  const overrides = { '@both/way': '1.0.0' };
  write('package.json', {
    ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
    overrides,
  });
  const read: unknown[] = [];
  const reading = async (folder: string) => {
    read.push(readFileSync(join(folder, '.npmrc'), 'utf8'));
    read.push(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).overrides);
    await install(folder);
  };
  await installInParts(root, { install: reading, early: () => undefined, registry });
  expect(read.toSorted()).toEqual([overrides, overrides, settings, settings]);
});

test('a part that fails twice leaves a state that the next start reinstalls', async () => {
  const failing = async (folder: string) => {
    if (folder.endsWith('second')) throw new Error('no network');
    await install(folder);
  };
  await expect(
    installInParts(root, { install: failing, early: () => undefined, registry }),
  ).rejects.toThrow('no network');
  expect(staleDependency(root)).toBe('node_modules/astro is missing');
});

test('packages are looked for where the registry has them, and where it says once they are not there', async () => {
  const tried: unknown[] = [];
  const elsewhere = async (folder: string) => {
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const { resolved } = packages['node_modules/@both/way'];
    tried.push(resolved);
    if (resolved !== undefined) throw new Error('404');
    await install(folder);
  };
  await installInParts(root, { install: elsewhere, early: () => undefined, registry });
  const place = 'https://registry.example.com/npm/@both/way/-/way-1.0.0.tgz';
  expect(tried.toSorted()).toEqual([place, place, undefined, undefined]);
  expect(staleDependency(root)).toBeNull();
});

test('what is no package of a registry gets no place', () => {
  const packages = { '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0', link: true } };
  expect(withPlaces({ packages }, registry)).toEqual({ packages });
});

test('the database and its demo are made with the packages of the first part', () => {
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const programs = ['check-settings', 'fill-database', 'fill-with-demo'];
  const { packages } = reachedFrom(
    ROOT,
    programs.map((name) => `scripts/serve/${name}.ts`),
    imports,
  );
  expect([...packages].sort()).toEqual([...OF_DATABASE]);
});
