import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../setup.mjs';
import { billOfMaterials } from './bill-of-materials.ts';
import { lostLinks, READ } from './carried-files.ts';
import { packageOfFile, programsOf, reachedFrom, specifiersOf } from './reached-files.ts';
import { steadyTar } from './steady-tar.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'yousay-release-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const MADE = new Date('2026-11-28T00:00:00Z');

it('reads what is loaded, and not what types name', () => {
  const text = [
    `import { a, type B } from 'a';`,
    `import type { C } from 'c';`,
    `import {\n  d,\n} from './d.ts';`,
    `import 'e/style';`,
    `export * from '#f/g.ts';`,
    `type H = typeof import('h');`,
    `await import("@i/j/k");`,
    `createRequire(import.meta.url).resolve('#l/m.ts');`,
    `new URL('./n.mjs', import.meta.url).href;`,
    `new URL('../folder', import.meta.url);`,
  ].join('\n');
  const loaded = ['a', './d.ts', 'e/style', '#f/g.ts', '@i/j/k', '#l/m.ts'];
  expect(specifiersOf(text)).toEqual(loaded);
  expect(programsOf(text)).toEqual(['./n.mjs']);
  expect(['@i/j/k', 'e/style', 'node:fs', '#f/g.ts', './d.ts'].map(packageOfFile)).toEqual([
    '@i/j',
    'e',
    null,
    null,
    null,
  ]);
});

it('follows relative and aliased imports', () => {
  mkdirSync(join(place, 'src/b'), { recursive: true });
  writeFileSync(join(place, 'src/a.ts'), `import { b } from '#b/b.ts';\nimport z from 'zod/mini';`);
  writeFileSync(join(place, 'src/b/b.ts'), `import words from '../words.json' with {};`);
  writeFileSync(join(place, 'src/words.json'), '{}');
  const { files, packages } = reachedFrom(place, ['src/a.ts'], { '#b/*': './src/b/*' });
  expect(files).toEqual(['src/a.ts', 'src/b/b.ts', 'src/words.json']);
  expect([...packages]).toEqual(['zod']);
});

it('follows an alias of one file by its condition for servers', () => {
  mkdirSync(join(place, 'src'), { recursive: true });
  writeFileSync(join(place, 'src/a.ts'), `import '#b/c.ts';`);
  writeFileSync(join(place, 'src/d.ts'), '');
  const one = { browser: './src/unread.ts', default: './src/d.ts' };
  const { files } = reachedFrom(place, ['src/a.ts'], { '#b/c.ts': one, '#b/*': './src/b/*' });
  expect(files).toEqual(['src/a.ts', 'src/d.ts']);
});

it('holds what its documents lead to', () => {
  const files = execFileSync('git', ['ls-files', ...READ], { cwd: ROOT, encoding: 'utf8' });
  const carried = files.trim().split('\n');
  expect(lostLinks(ROOT, carried)).toEqual([]);
  const withoutDecisions = carried.filter((file) => !file.startsWith('docs/decisions/'));
  expect(lostLinks(ROOT, withoutDecisions)).toContain(
    'docs/runbook.md: decisions/backup-and-pitr.md',
  );
});

it('packs the same bytes from the same files', () => {
  const folder = join(place, 'yousay');
  const file = join(place, 'yousay.tar.gz');
  const packed = (names: readonly string[]) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const name of names) {
      writeFileSync(join(folder, name), name, { mode: 0o600 });
      utimesSync(join(folder, name), new Date(), Math.random());
    }
    steadyTar(folder, file, MADE);
    return readFileSync(file);
  };
  expect(packed(['a', 'b'])).toEqual(packed(['b', 'a']));
});

it('lists packages with their licences, in the same bytes', () => {
  const version = '1.0.0';
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { a: version } },
      'node_modules/a': { version, license: 'MIT' },
    },
  };
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'x', version, dependencies: { a: version } }),
  );
  writeFileSync(join(place, 'package-lock.json'), JSON.stringify(lock));
  const bill = billOfMaterials(place, 'yousay', MADE);
  expect(JSON.parse(bill)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { timestamp: '2026-11-28T00:00:00.000Z', component: { name: 'yousay' } },
    components: [{ name: 'a', licenses: [{ license: { id: 'MIT' } }] }],
  });
  expect(billOfMaterials(place, 'yousay', MADE)).toBe(bill);
});
