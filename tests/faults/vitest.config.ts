import { defineConfig } from 'vitest/config';

const isShort = process.env.FAULTS === 'short';

/** Accidents that only the whole product shows: an ended process, a database or mail server away. */
const SHORT = 'tests/faults/{database,mail,process}.fault.ts';

/** Accidents of the built product and a walk through its pages; FAULTS=short leaves out what takes long. */
export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    include: [isShort ? SHORT : 'tests/faults/**/*.fault.ts', 'tests/crawler/*.crawl.ts'],
    globalSetup: ['tests/faults/build.ts'],
    environment: 'node',
    // The short ones mostly wait; of the long ones numbers are read that another would spoil.
    maxWorkers: isShort ? 2 : 1,
    // These only stop what hangs: a busy machine is slow, and nothing here measures time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 200 } },
    env: { LOG_LEVEL: 'silent' },
  },
});
