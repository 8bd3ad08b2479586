import type { Db } from './db/pool.ts';
import { auditLog } from './db/schema/operations.ts';

/** Records a privileged action; call it with the transaction of the action itself. */
export async function recordAct(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}
