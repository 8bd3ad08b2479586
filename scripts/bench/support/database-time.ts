import { readPostmaster } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { processTreeCpuMs } from './processor-time.ts';

/** Milliseconds of all processes of an embedded database that are there. */
export function embeddedDatabaseCpuMs(cluster: string): number {
  const postmaster = readPostmaster(cluster)?.pid;
  return postmaster === undefined ? Number.NaN : processTreeCpuMs(postmaster);
}
