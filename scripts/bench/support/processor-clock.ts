import { existsSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/**
 * Milliseconds this process and the database behind `client` have had a core: what a search would
 * take if nobody else wanted one; parallel workers aside. NaN where the system does not tell.
 */
export async function processorClock(client: Client): Promise<() => number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  if (!existsSync(file)) return () => Number.NaN;
  return () => {
    const { user, system } = process.cpuUsage();
    return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 + (user + system) / 1e3;
  };
}
