import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { showcaseNames } from './scripts/build/showcase-names.ts';
import { PREFETCHED_PAGES } from './src/app/prefetched-pages.ts';

const excluded = [
  '**/node_modules/**',
  'dist*/**',
  'tests/e2e/**',
  'tests/load/**',
  'tests/faults/**',
];

/**
 * Tests that change their process for later files: modules mocked or reloaded, file access of
 * sharp, memory use, names of statements, a closed pool.
 */
const CHANGES_ITS_PROCESS =
  /\bvi\.(?:mock|doMock|resetModules)\(|\bprocess\.memoryUsage\(|from 'sharp'|\b(?:closePool|finishRestore)\(|\bpg_prepared_statements\b|@vitest-environment-options /;

const HAS_DOCUMENT = /^\/\/ @vitest-environment happy-dom$/m;

/**
 * Projects of a kind: tests with a process each, all others in two shared ones, and those with a
 * document apart, because a process ends where the environment changes.
 */
function projects(name: string, files: string, test: TestProjectInlineConfiguration['test']) {
  const all = `{src,scripts,tests}/**/${files}`;
  const sources = globSync(all, { cwd: import.meta.dirname }).map((file) => ({
    file,
    source: readFileSync(join(import.meta.dirname, file), 'utf8'),
  }));
  const matching = (pattern: RegExp) =>
    sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);
  const isolated = matching(CHANGES_ITS_PROCESS);
  const withDocument = matching(HAS_DOCUMENT);
  return [
    { name, isolate: false, include: [all], exclude: [...isolated, ...withDocument] },
    { name: `${name} with document`, isolate: false, include: withDocument, exclude: isolated },
    { name: `${name} alone`, include: isolated, exclude: [] },
  ]
    .filter(({ include }) => include.length > 0)
    .map((project) => ({
      extends: true as const,
      test: { ...test, ...project, exclude: [...excluded, ...project.exclude] },
    }));
}

export default defineConfig({
  plugins: [showcaseNames()],
  define: { PREFETCHED_PAGES: JSON.stringify(PREFETCHED_PAGES) },
  test: {
    maxWorkers: 2,
    // These only stop what hangs: a busy machine is slow, and nothing here measures time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 120_000 } },
    env: { LOG_LEVEL: 'silent' },
    projects: [
      ...projects('unit', '!(*.db).test.{ts,tsx}', {
        setupFiles: ['tests/support/around-tests.ts'],
      }),
      ...projects('db', '*.db.test.{ts,tsx}', {
        globalSetup: ['tests/support/database/db-server.ts'],
        setupFiles: ['tests/support/database/db-clone.ts', 'tests/support/around-tests.ts'],
      }),
    ],
  },
});
