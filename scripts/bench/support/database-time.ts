import { readPostmaster } from '#shared/server/db/embedded-postgres/pidfile.ts';
import { processTreeCpuMs } from './processor-time.ts';

export function embeddedDatabaseCpuMs(cluster: string): number {
  const postmaster = readPostmaster(cluster)?.pid;
  return postmaster === undefined ? Number.NaN : processTreeCpuMs(postmaster);
}
