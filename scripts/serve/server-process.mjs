// How the server process is started. Measured (docs/benchmarks.md): with Node's own sizes a heap that
// holds 45 MB fills 220 MB before it is collected, and threads that decode pictures each keep an arena.
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

const YOUNG_MEGABYTES = 16;
/** The limit of the heap alone: pictures, the database's answers and the bytes of kept pages lie outside it. */
const OLD_MEGABYTES = 256;
/** What is kept beside the bytes of a page, its tags and where it is found, is half of it at most and lies in the heap. */
const KEPT_MEGABYTES = 64;
const MORE_MEGABYTES = Math.max(0, (Number(process.env.CACHE_MB) || 0) - KEPT_MEGABYTES) / 2;

const JOBS_YOUNG_MEGABYTES = 8;
const JOBS_OLD_MEGABYTES = 192;

/** Of the process that does the jobs beside a server. */
export const JOBS_ARGS = [
  `--max-semi-space-size=${JOBS_YOUNG_MEGABYTES}`,
  `--max-old-space-size=${JOBS_OLD_MEGABYTES}`,
];

export const SERVER_ARGS = [
  `--max-semi-space-size=${YOUNG_MEGABYTES}`,
  `--max-old-space-size=${OLD_MEGABYTES + Math.ceil(MORE_MEGABYTES)}`,
  join(ROOT, 'scripts/serve.ts'),
];

/**
 * Of glibc. Left alone it raises the size from which memory is taken and given back piece by piece with each
 * large piece it frees, and what a drawn picture needed then stays in its arenas (decision 0032).
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
};

export const SERVER_ENV = Object.fromEntries(
  Object.entries(MALLOC).map(([name, value]) => [name, process.env[name] ?? value]),
);
