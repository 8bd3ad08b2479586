import { and, eq } from 'drizzle-orm';
import type { Db } from './pool.ts';
import { nightlyStats } from './schema/company-stats.ts';

export function nightlyStatsOf<Stats>(name: string) {
  return {
    async read(db: Db, key: string): Promise<Stats | null> {
      const [row] = await db
        .select({ stats: nightlyStats.stats })
        .from(nightlyStats)
        .where(and(eq(nightlyStats.name, name), eq(nightlyStats.key, key)));
      return (row?.stats as Stats | undefined) ?? null;
    },
    replace: (db: Db, rows: readonly (readonly [key: string, stats: Stats])[]): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(nightlyStats).where(eq(nightlyStats.name, name));
        if (rows.length === 0) return;
        await tx.insert(nightlyStats).values(rows.map(([key, stats]) => ({ name, key, stats })));
      }),
  };
}
