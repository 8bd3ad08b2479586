import type { Db } from './db/pool.ts';
import { auditLog } from './db/schema/outreach.ts';

/** What somebody with more rights than a visitor did; written in the transaction of the act itself. */
export async function recordAct(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}
