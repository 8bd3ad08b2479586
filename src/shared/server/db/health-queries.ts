import { sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

export async function databaseAnswers(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}
