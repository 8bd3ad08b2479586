import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const HOOK = fileURLToPath(new URL('./module-formats.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'yousay-formats-'));
const FILES = {
  'package.json': '{ "type": "module" }',
  'index.js': `
    import { a } from './a.js';
    import { b } from './b.js';
    import old from './old/index.js';
    console.log(JSON.stringify([a, b, old, globalThis.resolved]));`,
  'a.js': 'export const a = 1;',
  'b.js': "import old from './old/other.js'; export const b = old.two;",
  'old/package.json': '{ "type": "commonjs" }',
  'old/index.js': "module.exports = { one: require('./other.js').two - 1 };",
  'old/other.js': 'module.exports = { two: 2 };',
  // Hooks are called from the last to the first: this one sees what Node itself resolves.
  'count.mjs': `
    import { registerHooks } from 'node:module';
    globalThis.resolved = [];
    registerHooks({
      resolve(specifier, context, nextResolve) {
        if (specifier.startsWith('./')) globalThis.resolved.push(specifier);
        return nextResolve(specifier, context);
      },
    });`,
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a package is read for the first file of a folder alone, and its formats stay what they are', () => {
  const preloads = [join(folder, 'count.mjs'), HOOK].map(
    (file) => `--import=${pathToFileURL(file)}`,
  );
  const output = execFileSync(process.execPath, [...preloads, join(folder, 'index.js')], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [a, b, old, resolved] = JSON.parse(output);
  expect({ a, b, old }).toEqual({ a: 1, b: 2, old: { one: 1 } });
  expect(resolved).toContain('./a.js');
  expect(resolved).not.toContain('./b.js');
});
