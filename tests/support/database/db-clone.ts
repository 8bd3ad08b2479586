// Runs around each *.db.test.ts file: gives it a fresh clone of the migrated template.
import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, withDatabaseName } from '#shared/server/db/named-databases.ts';
import { pool } from '#shared/server/db/pool.ts';
import { stopBoss } from '#shared/server/jobs/boss.ts';

const server = inject('databaseServer');
const template = inject('databaseTemplate');
const name = `${template}_${randomBytes(8).toString('hex')}`;

await createDatabase(server, name, template);
process.env.DATABASE_URL = withDatabaseName(server, name);

function failOnQueue(warning: Error): void {
  if (warning.message.includes('client.query()')) throw warning;
}
process.on('warning', failOnQueue);

afterAll(async () => {
  process.off('warning', failOnQueue);
  await stopBoss(0);
  // The next file of this process goes on with the pool, which connects to what DATABASE_URL says then.
  while (pool.idleCount > 0) (await pool.connect()).release(true);
});
