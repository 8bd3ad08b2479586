import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Creates or upgrades the pg-boss tables, so that no first request has to. */
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
