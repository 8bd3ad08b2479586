import type { Db } from './db/pool.ts';
import { actionLogs } from './db/schema/operations.ts';

export async function insertActionLog(
  db: Db,
  entry: { readonly idEmp: number; readonly action: string; readonly createdBy: number },
): Promise<void> {
  await db.insert(actionLogs).values(entry);
}
