import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { showcaseNames } from './scripts/build/showcase-names.ts';
import { PREFETCHED_PAGES } from './src/app/prefetched-pages.ts';

const elsewhere = [
  '**/node_modules/**',
  'dist*/**',
  'tests/e2e/**',
  'tests/load/**',
  'tests/faults/**',
];

/**
 * All that a process loads or asks afterwards would find it changed: modules mocked or loaded anew, what sharp
 * may read, the memory in use, what an address has used up of the limits of the own server.
 */
const CHANGES_ITS_PROCESS =
  /\bvi\.(?:mock|doMock|resetModules)\(|\bprocess\.memoryUsage\(|from 'sharp'|\bloopbackSite\(/;

/** These have a process each, all other unit tests share two. */
const alone = globSync('{src,scripts,tests}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
}).filter((file) => CHANGES_ITS_PROCESS.test(readFileSync(file, 'utf8')));

const unit = {
  environment: 'node',
  include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
  exclude: [...elsewhere, '**/*.db.test.{ts,tsx}'],
  setupFiles: ['tests/support/around-unit-tests.ts'],
};

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
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          exclude: [...unit.exclude, ...alone],
        },
      },
      { extends: true, test: { ...unit, name: 'unit alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'db',
          environment: 'node',
          include: ['{src,scripts,tests}/**/*.db.test.{ts,tsx}'],
          exclude: elsewhere,
          globalSetup: ['tests/support/database/db-server.ts'],
          setupFiles: ['tests/support/database/db-clone.ts'],
        },
      },
    ],
  },
});
