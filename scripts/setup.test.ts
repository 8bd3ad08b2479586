import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reachedFrom } from './release/reached-files.ts';
import { installArgs, ROOT, run, sourceHash, staleDependency } from './setup.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yousay-setup-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('dependencies', () => {
  const locked = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  };
  const withTool = { ...locked, 'node_modules/tool': { version: '1.0.0', dev: true } };
  const install = (packages: object) => write('node_modules/.package-lock.json', { packages });

  test.each([
    ['nothing is installed', null],
    [null, { 'node_modules/a': { version: '1.0.0' } }],
    ['node_modules/a is missing', {}],
    ['node_modules/a is 0.9.0', { 'node_modules/a': { version: '0.9.0' } }],
  ])('%s', (reason, installed) => {
    write('package-lock.json', { packages: locked });
    if (installed) write('node_modules/.package-lock.json', { packages: installed });
    expect(staleDependency(root)).toBe(reason);
  });

  test('those of tests and checks are missed by tests and checks alone', () => {
    write('package-lock.json', { packages: withTool });
    install({ 'node_modules/a': locked['node_modules/a'] });
    expect(staleDependency(root, { tools: false })).toBeNull();
    expect(staleDependency(root)).toBe('node_modules/tool is missing');
  });

  test('packages for tests and checks are installed on request and stay installed', () => {
    expect(installArgs(root)).toContain('--omit=dev');
    expect(installArgs(root, { tools: true })).toContain('--include=dev');
    install({ 'node_modules/a': locked['node_modules/a'] });
    expect(installArgs(root)).toContain('--omit=dev');
    install(withTool);
    expect(installArgs(root)).toContain('--include=dev');
  });

  test('what is built and served with is no dependency of tests alone', () => {
    const { dependencies, imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const serving = globSync('scripts/serve/*.ts', { cwd: ROOT });
    const programs = ['astro.config.mjs', 'scripts/build.ts', 'scripts/dev.ts', 'scripts/serve.ts'];
    const { packages } = reachedFrom(
      ROOT,
      [...programs, ...serving.filter((name) => !name.includes('.test.'))],
      imports,
    );
    // Vite comes with Astro; Netlify's adapter is loaded for Netlify alone.
    const elsewhere = new Set(['vite', '@astrojs/netlify']);
    const missing = [...packages].filter((name) => !(name in dependencies || elsewhere.has(name)));
    expect(missing).toEqual([]);
  });
});

test.each(['start', 'test', 'check', 'release'])(
  'npm run %s begins on a Node that reads no types, before anything is installed',
  (name) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const [program = ''] = /\S+\.mjs/.exec(scripts[name]) ?? [];
    const reached = reachedFrom(ROOT, [program], {});
    expect(reached.files.filter((file) => !file.endsWith('.mjs'))).toEqual([]);
    expect([...reached.packages]).toEqual([]);
  },
);

/** npm drops what it could not fetch for other platforms; `npm ci` then refuses the lock everywhere. */
test('the lock knows every platform', () => {
  const lock = new URL('../package-lock.json', import.meta.url);
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const wanted = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies ?? {}),
  );
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

describe('build', () => {
  test('is stale after a change of what it is made from, and only then', () => {
    write('src/a.ts', 'a');
    const before = sourceHash(root);
    expect(sourceHash(root)).toBe(before);
    write('src/a.test.ts', 'test');
    write('docs/x.md', 'x');
    expect(sourceHash(root)).toBe(before);
    write('public/robots.txt', 'x');
    expect(sourceHash(root)).not.toBe(before);
    rmSync(join(root, 'public'), { recursive: true });
    write('src/a.ts', 'b');
    expect(sourceHash(root)).not.toBe(before);
  });

  test('depends on nothing that the environment says', () => {
    write('src/a.ts', 'a');
    const before = sourceHash(root);
    for (const name of ['PORT', 'PUBLIC_URL', 'MAIL_REPLY_TO', 'OPERATOR']) vi.stubEnv(name, '80');
    expect(sourceHash(root)).toBe(before);
    vi.unstubAllEnvs();
  });

  test('begins only with right settings; wrong ones are one line', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PORT: 'http' },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([78, '']);
    expect(stderr).toMatch(/^Configuration: PORT must be [^\n]+\n$/);
  });
});

describe('a program', () => {
  test('rejects when it fails or lasts too long', async () => {
    await run(process.execPath, ['-e', '0'], { quiet: true });
    await expect(run(process.execPath, ['-e', 'process.exit(3)'], { quiet: true })).rejects.toThrow(
      '3',
    );
    const endless = ['-e', 'setInterval(() => 0, 1000)'];
    await expect(run(process.execPath, endless, { quiet: true, limit: 300 })).rejects.toThrow(
      'SIGTERM',
    );
  });
});
