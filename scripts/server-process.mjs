// How the server process is started. Measured (docs/benchmarks.md): with Node's own sizes a heap that
// holds 45 MB fills 220 MB before it is collected, and threads that decode pictures each keep an arena.
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const YOUNG_MEGABYTES = 16;
/** Of the heap alone: kept pages, pictures and the database's answers lie outside it. */
const OLD_MEGABYTES = 256;

export const SERVER_ARGS = [
  `--max-semi-space-size=${YOUNG_MEGABYTES}`,
  `--max-old-space-size=${OLD_MEGABYTES}`,
  join(ROOT, 'scripts/serve.ts'),
];

export const SERVER_ENV = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };
