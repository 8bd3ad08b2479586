import { defineConfig } from 'vitest/config';

/** Accidents of the built product, one after the other; FAULTS=short leaves out those that take long. */
export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    include: ['tests/faults/*.fault.ts'],
    globalSetup: ['tests/faults/build.ts'],
    environment: 'node',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    env: { LOG_LEVEL: 'silent' },
  },
});
