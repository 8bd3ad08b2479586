import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** CPU time of all threads of a process; NaN where the system does not report it. */
export function processCpuMs(pid: number): number {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return Number.NaN;
  return readdirSync(threads)
    .map((thread) => Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds / 1e6, 0);
}

export function processTreeCpuMs(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((processId) => processId === pid || parentOf(processId) === pid)
    .reduce((sum, processId) => sum + processCpuMs(processId), 0);
}

function parentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
