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
          name: 'unit',
          environment: 'node',
          include: ['{src,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.db.test.{ts,tsx}'],
          setupFiles: ['tests/support/patient-dom.ts'],
        },
      },
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
