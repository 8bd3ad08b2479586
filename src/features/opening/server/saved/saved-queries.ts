import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { openings, savedOpenings } from '#shared/server/db/schema/jobs.ts';
import { isPublicCompany, NAMED_COMPANY } from '#shared/server/db/schema/public-company.ts';
import type { SavedOpening } from '../../core/my-openings.ts';
import { MAX_SAVED_OPENINGS } from '../../core/opening-limits.ts';
import type { ApplicationKey } from '../application/application-queries.ts';
import { IS_OPEN } from '../opening-queries.ts';

const isOf = ({ idJob, idJsk }: ApplicationKey) =>
  and(eq(savedOpenings.idJob, idJob), eq(savedOpenings.idJsk, idJsk));

export async function isSaved(db: Db, saved: ApplicationKey): Promise<boolean> {
  return (await db.$count(savedOpenings, isOf(saved))) > 0;
}

export function countSaved(db: Db, idJsk: number): Promise<number> {
  return db.$count(savedOpenings, eq(savedOpenings.idJsk, idJsk));
}

export async function addSaved(db: Db, saved: ApplicationKey): Promise<void> {
  await db.insert(savedOpenings).values(saved);
}

export async function removeSaved(db: Db, saved: ApplicationKey): Promise<void> {
  await db.delete(savedOpenings).where(isOf(saved));
}

/** Saved openings, newest first, including closed openings. */
export function listSaved(db: Db, idJsk: number): Promise<SavedOpening[]> {
  return db
    .select({
      idJob: openings.idJob,
      ...NAMED_COMPANY,
      positionTh: openings.positionTh,
      positionEn: openings.positionEn,
      expiresAt: openings.expiresAt,
      isOpen: IS_OPEN,
    })
    .from(savedOpenings)
    .innerJoin(openings, eq(openings.idJob, savedOpenings.idJob))
    .innerJoin(companies, eq(companies.idEmp, openings.idEmp))
    .where(and(eq(savedOpenings.idJsk, idJsk), isPublicCompany))
    .orderBy(desc(savedOpenings.createdAt), desc(savedOpenings.idJob))
    .limit(MAX_SAVED_OPENINGS);
}
