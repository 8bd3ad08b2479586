import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stopLeftover } from '../../db/embedded-postgres/pidfile.ts';
import { postgresHome } from '../../db/embedded-postgres.ts';

/** Deletes a scratch folder and stops a database that a crash left running in it. */
export async function clearScratch(dir: string): Promise<void> {
  if (!existsSync(dir)) return;
  await stopLeftover(join(postgresHome(dir), 'data'));
  await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
