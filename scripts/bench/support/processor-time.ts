import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Milliseconds the threads of a process have had a core; NaN where the system does not tell. */
export function processorTime(pid: number): number {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return Number.NaN;
  return readdirSync(threads)
    .map((thread) => Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);
}
