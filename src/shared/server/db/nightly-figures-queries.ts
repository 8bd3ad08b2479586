import { and, eq } from 'drizzle-orm';
import type { Db } from './pool.ts';
import { nightlyFigures } from './schema/company-stats.ts';

/** Figures that are counted at night; `Figures` is what their own job writes. */
export interface NightlyFigures<Figures> {
  /** Figures as they were last counted; null before the first night. */
  read(db: Db, key: string): Promise<Figures | null>;
  /** Takes the place of all there were, at once. */
  replace(db: Db, rows: readonly (readonly [key: string, figures: Figures])[]): Promise<void>;
}

export function nightly<Figures>(name: string): NightlyFigures<Figures> {
  return {
    async read(db, key) {
      const [row] = await db
        .select({ figures: nightlyFigures.figures })
        .from(nightlyFigures)
        .where(and(eq(nightlyFigures.name, name), eq(nightlyFigures.key, key)));
      return (row?.figures as Figures | undefined) ?? null;
    },
    replace: (db, rows) =>
      db.transaction(async (tx) => {
        await tx.delete(nightlyFigures).where(eq(nightlyFigures.name, name));
        if (rows.length === 0) return;
        await tx
          .insert(nightlyFigures)
          .values(rows.map(([key, figures]) => ({ name, key, figures })));
      }),
  };
}
