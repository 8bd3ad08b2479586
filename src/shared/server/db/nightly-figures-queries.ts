import { and, eq } from 'drizzle-orm';
import type { Db } from './pool.ts';
import { nightlyStats } from './schema/company-stats.ts';

/** Figures that are counted at night; `Figures` is what their own job writes. */
export interface NightlyStats<Figures> {
  /** Figures as they were last counted; null before the first night. */
  read(db: Db, key: string): Promise<Figures | null>;
  /** Takes the place of all there were, at once. */
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
