// Runs before each *.db.test.ts file: gives it a fresh clone of the migrated template.
import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import {
  createDatabase,
  dropDatabase,
  withDatabaseName,
} from '#shared/server/db/named-databases.ts';
import { closePool } from '#shared/server/db/pool.ts';

const server = inject('databaseServer');
const name = `yousay_test_${randomBytes(8).toString('hex')}`;

await createDatabase(server, name, inject('databaseTemplate'));
process.env.DATABASE_URL = withDatabaseName(server, name);

afterAll(async () => {
  await closePool();
  await dropDatabase(server, name);
});
