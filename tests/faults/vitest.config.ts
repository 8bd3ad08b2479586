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
    // These only stop what hangs: a busy machine is slow, and nothing here measures time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000, interval: 200 } },
    env: { LOG_LEVEL: 'silent' },
  },
});
