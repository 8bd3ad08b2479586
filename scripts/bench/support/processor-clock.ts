import { existsSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/**
 * CPU time in milliseconds of this process and of the database backend behind `client`, without
 * parallel workers; NaN where the system does not report it.
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
