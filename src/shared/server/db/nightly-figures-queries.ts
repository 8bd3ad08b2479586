import { and, eq } from 'drizzle-orm';
import type { Db } from './pool.ts';
import { nightlyStats } from './schema/company-stats.ts';

export interface NightlyStats<Figures> {
  read(db: Db, key: string): Promise<Figures | null>;
  replace(db: Db, rows: readonly (readonly [key: string, figures: Figures])[]): Promise<void>;
}

export function nightlyStatsOf<Figures>(name: string): NightlyStats<Figures> {
  return {
    async read(db, key) {
      const [row] = await db
        .select({ figures: nightlyStats.figures })
        .from(nightlyStats)
        .where(and(eq(nightlyStats.name, name), eq(nightlyStats.key, key)));
      return (row?.figures as Figures | undefined) ?? null;
    },
    replace: (db, rows) =>
      db.transaction(async (tx) => {
        await tx.delete(nightlyStats).where(eq(nightlyStats.name, name));
        if (rows.length === 0) return;
        await tx
          .insert(nightlyStats)
          .values(rows.map(([key, figures]) => ({ name, key, figures })));
      }),
  };
}
