import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ResumeContent } from '#shared/core/resume.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { resumes, workHistory } from '#shared/server/db/schema/resumes.ts';
import type { Db } from '../db/pool.ts';
import type { Resume } from './resume-port.ts';

const { idWork, idResume, ...ENTRY_COLUMNS } = getTableColumns(workHistory);

export async function findResume(db: Db, idJsk: number): Promise<Resume | null> {
  const [row] = await db.select().from(resumes).where(eq(resumes.idJsk, idJsk));
  if (!row) return null;
  const entries = await db
    .select(ENTRY_COLUMNS)
    .from(workHistory)
    .where(eq(idResume, row.idResume))
    .orderBy(desc(workHistory.startedOn), desc(idWork));
  const { firstName, lastName, firstNameThai, lastNameThai } = row;
  return { firstName, lastName, firstNameThai, lastNameThai, workHistory: entries };
}

/** Replaces the whole resume. A company no longer listed keeps its name only. */
export async function replaceResume(db: Db, idJsk: number, resume: ResumeContent): Promise<void> {
  const { workHistory: entries, ...names } = resume;
  const [row] = await db
    .insert(resumes)
    .values({ idJsk, ...names })
    .onConflictDoUpdate({ target: resumes.idJsk, set: { ...names, updatedAt: sql`now()` } })
    .returning({ idResume: resumes.idResume });
  if (!row) throw new Error('a resume was not written');
  await db.delete(workHistory).where(eq(workHistory.idResume, row.idResume));
  if (entries.length === 0) return;
  const listedIds = await listedCompanies(db, entries);
  await db.insert(workHistory).values(
    // Reversed, because entries of the same month are sorted by descending id.
    entries.toReversed().map((entry) => ({
      ...entry,
      idResume: row.idResume,
      idEmp: entry.idEmp !== null && listedIds.has(entry.idEmp) ? entry.idEmp : null,
    })),
  );
}

async function listedCompanies(db: Db, entries: readonly { readonly idEmp: number | null }[]) {
  const ids = entries.flatMap(({ idEmp }) => idEmp ?? []);
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(inArray(companies.idEmp, ids));
  return new Set(rows.map(({ idEmp }) => idEmp));
}

export async function deleteWorkHistory(db: Db, idJsk: number): Promise<void> {
  await db
    .delete(workHistory)
    .where(
      inArray(
        workHistory.idResume,
        db.select({ idResume: resumes.idResume }).from(resumes).where(eq(resumes.idJsk, idJsk)),
      ),
    );
}
