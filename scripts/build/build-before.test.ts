import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setAside, writeSummary } from './build-before.ts';

let root: string;
const places = (name = 'dist') => ({
  out: join(root, name),
  client: join(root, name, 'client'),
  record: join(root, 'kept/build.json'),
});

function put(path: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  for (const file of ['server/entry.mjs', 'client/index.html', 'client/th/static/a/index.html']) {
    put(`dist/${file}`);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const left = () =>
  existsSync(places().out)
    ? readdirSync(places().out, { recursive: true, encoding: 'utf8' }).sort()
    : [];
const clear = () => setAside(places(), ['static', 'th/static']);

it('leaves the folders of the last build when that was whole', () => {
  writeSummary(places(), { pages: 2 });
  const before = clear();
  const kept = ['client', 'client/th', 'client/th/static', 'client/th/static/a'];
  expect(left()).toEqual([...kept, 'client/th/static/a/index.html']);
  expect(readdirSync(before)).toHaveLength(1);
});

it('leaves nothing of a build that was interrupted', () => {
  writeSummary(places(), { pages: 2 });
  clear();
  put('dist/client/static/b/index.html');
  clear();
  expect(left()).toEqual([]);
});

it('leaves nothing when another build came after it', () => {
  writeSummary(places(), { pages: 2 });
  mkdirSync(places('dist-netlify').out);
  writeSummary(places('dist-netlify'), { pages: 3 });
  clear();
  expect(left()).toEqual([]);
});

it('leaves nothing of a build that was put back after another began', () => {
  writeSummary(places(), { pages: 2 });
  const { out } = places();
  renameSync(out, `${out}-saved`);
  clear();
  renameSync(`${out}-saved`, out);
  clear();
  expect(left()).toEqual([]);
});

it('begins where nothing was built before', () => {
  rmSync(places().out, { recursive: true });
  expect(readdirSync(clear())).toEqual([]);
  expect(left()).toEqual([]);
});
