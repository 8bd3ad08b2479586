// How the server process is started. Measured (docs/benchmarks.md): with Node's own sizes a heap that
// holds 45 MB fills 220 MB before it is collected, and threads that decode pictures each keep an arena.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

/** The limit of the heap alone: pictures, the database's answers and the bytes of kept pages lie outside it. */
const OLD_MEGABYTES = 256;
/** What is kept beside the bytes of a page, its tags and where it is found, is half of it at most and lies in the heap. */
const KEPT_MEGABYTES = 64;
const CACHE_MEGABYTES = Number(process.env.CACHE_MB) || KEPT_MEGABYTES;
const MORE_MEGABYTES = Math.max(0, CACHE_MEGABYTES - KEPT_MEGABYTES) / 2;
/** What pages being made hold outlives a small one, and whoever keeps many can spare more. */
const YOUNG_MEGABYTES = Math.min(64, Math.max(16, Math.floor(CACHE_MEGABYTES / 32)));

const JOBS_YOUNG_MEGABYTES = 8;
const JOBS_OLD_MEGABYTES = 192;

/** Of the process that does the jobs beside a server. */
export const JOBS_ARGS = [
  `--max-semi-space-size=${JOBS_YOUNG_MEGABYTES}`,
  `--max-old-space-size=${JOBS_OLD_MEGABYTES}`,
];

/** Whoever keeps many pages can spare more memory for making them in fewer turns of a core (decision 0166). */
const KEEPS_MANY = CACHE_MEGABYTES > KEPT_MEGABYTES;
const COLLECTORS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
const FOR_MANY = [
  // Else all that is kept is marked again whenever 64 MB of buffers have come and gone.
  '--external-memory-accounted-in-global-limit',
  // Left alone four threads collect garbage on two cores.
  `--v8-pool-size=${COLLECTORS}`,
];

export const SERVER_ARGS = [
  ...(KEEPS_MANY ? FOR_MANY : []),
  `--max-semi-space-size=${YOUNG_MEGABYTES}`,
  `--max-old-space-size=${OLD_MEGABYTES + Math.ceil(MORE_MEGABYTES)}`,
  join(ROOT, 'scripts/serve.ts'),
];

const MEGABYTE = 1024 * 1024;

/**
 * Of glibc. Left alone it raises the size from which memory is taken and given back piece by piece with each
 * large piece it frees, and what a drawn picture needed then stays in its arenas (decision 0032). What a packer
 * takes is 2 MB a page, which the system clears anew each time it was given back.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(KEEPS_MANY ? 4 * MEGABYTE : MEGABYTE / 4),
  MALLOC_TRIM_THRESHOLD_: String(KEEPS_MANY ? 8 * MEGABYTE : MEGABYTE),
};

export const SERVER_ENV = Object.fromEntries(
  Object.entries(MALLOC).map(([name, value]) => [name, process.env[name] ?? value]),
);
