import { readdirSync, readFileSync } from 'node:fs';
import { readPostmaster } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { processorTime } from './processor-time.ts';

/** Milliseconds of all processes of an embedded database that are there. */
export function databaseTime(cluster: string): number {
  const postmaster = readPostmaster(cluster)?.pid;
  if (postmaster === undefined) return Number.NaN;
  const isOurs = (pid: number) => pid === postmaster || parentOf(pid) === postmaster;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(isOurs)
    .reduce((sum, pid) => sum + processorTime(pid), 0);
}

function parentOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
