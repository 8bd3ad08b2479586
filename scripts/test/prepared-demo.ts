import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmaster } from '#shared/server/db/embedded-postgres/pidfile.ts';

/** Copies the demo that `npm test` prepared, because inventing one takes 20 s of CPU. */
export function copyPreparedDemo(dataDir: string): void {
  const { PREPARED_DEMO } = process.env;
  if (!PREPARED_DEMO) return;
  if (readPostmaster(join(PREPARED_DEMO, 'postgres', 'data')) !== null) {
    throw new Error(`the database of ${PREPARED_DEMO} was not stopped`);
  }
  mkdirSync(dataDir, { recursive: true });
  // Unlike Node, it copies the account that the database belongs to.
  execFileSync('cp', ['-a', `${PREPARED_DEMO}/.`, dataDir]);
}
