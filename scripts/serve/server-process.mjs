/**
 * Arguments of the server process. Measured (docs/benchmarks.md): by default a heap of 45 MB grows
 * to 220 MB before it is collected, and each thread that decodes pictures keeps an arena.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

/** Limit of the JavaScript heap, without pictures, database responses and cached bodies. */
const OLD_MB = 256;
/** Default CACHE_MB: metadata of cached pages, up to half their size, are in the heap. */
const DEFAULT_CACHE_MB = 64;
const CACHE_SIZE_MB = Number(process.env.CACHE_MB) || DEFAULT_CACHE_MB;
const EXTRA_HEAP_MB = Math.max(0, CACHE_SIZE_MB - DEFAULT_CACHE_MB) / 2;
/** Size of the young generation, which should hold the objects of a render. */
const YOUNG_MB = Math.min(64, Math.max(16, Math.floor(CACHE_SIZE_MB / 32)));

const JOBS_YOUNG_MB = 8;
const JOBS_OLD_MB = 192;

export const JOBS_ARGS = [
  `--max-semi-space-size=${JOBS_YOUNG_MB}`,
  `--max-old-space-size=${JOBS_OLD_MB}`,
];

/** True if the cache is larger than the default: rendering then uses more memory (0166). */
const HAS_LARGE_CACHE = CACHE_SIZE_MB > DEFAULT_CACHE_MB;
const COLLECTORS = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
const LARGE_CACHE_ARGS = [
  // Without it V8 marks all cached bodies after each 64 MB of new buffers.
  '--external-memory-accounted-in-global-limit',
  // By default four threads collect garbage on two cores.
  `--v8-pool-size=${COLLECTORS}`,
];

export const SERVER_ARGS = [
  ...(HAS_LARGE_CACHE ? LARGE_CACHE_ARGS : []),
  `--max-semi-space-size=${YOUNG_MB}`,
  `--max-old-space-size=${OLD_MB + Math.ceil(EXTRA_HEAP_MB)}`,
  join(ROOT, 'scripts/serve.ts'),
];

const MEGABYTE = 1024 * 1024;

/**
 * Settings of glibc. By default it raises its thresholds with each large block it frees, and the
 * memory of a drawn picture stays in its arenas (decision 0032). A compressor takes 2 MB a page,
 * which the system clears again after each release.
 */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(HAS_LARGE_CACHE ? 4 * MEGABYTE : MEGABYTE / 4),
  MALLOC_TRIM_THRESHOLD_: String(HAS_LARGE_CACHE ? 8 * MEGABYTE : MEGABYTE),
};

export const SERVER_ENV = Object.fromEntries(
  Object.entries(MALLOC).map(([name, value]) => [name, process.env[name] ?? value]),
);
