import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Makes or upgrades the tables of pg-boss beside our own, so no first request has to. */
export async function installJobTables(client: pg.Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ close: false, graceful: false });
}
