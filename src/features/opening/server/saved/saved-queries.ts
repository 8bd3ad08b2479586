import { and, eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { savedOpenings } from '#shared/server/db/schema/jobs.ts';

interface SavedBy {
  readonly idJob: number;
  readonly idJsk: number;
}

const isOf = ({ idJob, idJsk }: SavedBy) =>
  and(eq(savedOpenings.idJob, idJob), eq(savedOpenings.idJsk, idJsk));

export async function isSaved(db: Db, saved: SavedBy): Promise<boolean> {
  return (await db.$count(savedOpenings, isOf(saved))) > 0;
}

export function countSaved(db: Db, idJsk: number): Promise<number> {
  return db.$count(savedOpenings, eq(savedOpenings.idJsk, idJsk));
}

export async function addSaved(db: Db, saved: SavedBy): Promise<void> {
  await db.insert(savedOpenings).values(saved);
}

export async function removeSaved(db: Db, saved: SavedBy): Promise<void> {
  await db.delete(savedOpenings).where(isOf(saved));
}
