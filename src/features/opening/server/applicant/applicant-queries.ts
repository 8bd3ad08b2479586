import { and, countDistinct, eq, sql } from 'drizzle-orm';
import type { ApplicantProfile } from '#shared/core/domain/applicant.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { applications } from '#shared/server/db/schema/jobs.ts';
import { applicantDocuments, applicantProfiles } from '#shared/server/db/schema/resumes.ts';
import { NO_PROFILE } from '../../core/applicant/applicant-profile.ts';

const bytes = sql<number>`octet_length(${applicantDocuments.content})`;
const DOCUMENT_INFO = { idDocument: applicantDocuments.idDocument, bytes };

export async function findProfile(db: Db, idJsk: number) {
  const [row] = await db
    .select({ content: applicantProfiles.content, ...DOCUMENT_INFO })
    .from(applicantProfiles)
    .leftJoin(applicantDocuments, eq(applicantDocuments.idDocument, applicantProfiles.idDocument))
    .where(eq(applicantProfiles.idJsk, idJsk));
  const { idDocument, bytes: size } = row ?? {};
  return {
    content: row?.content ?? NO_PROFILE,
    document: idDocument && size ? { idDocument, bytes: size } : null,
  };
}

export async function saveProfile(db: Db, idJsk: number, content: ApplicantProfile): Promise<void> {
  await db
    .insert(applicantProfiles)
    .values({ idJsk, content })
    .onConflictDoUpdate({
      target: applicantProfiles.idJsk,
      set: { content, updatedAt: sql`now()` },
    });
}

/** Stores a PDF; idempotent, as equal content is stored once. */
export async function storeDocument(
  db: Db,
  document: { readonly idJsk: number; readonly sha256: string; readonly content: Buffer },
): Promise<string> {
  const { idJsk, sha256 } = document;
  const isSame = and(eq(applicantDocuments.idJsk, idJsk), eq(applicantDocuments.sha256, sha256));
  const find = () =>
    db.select({ id: applicantDocuments.idDocument }).from(applicantDocuments).where(isSame);
  const [existing] = await find();
  if (existing) return existing.id;
  await db.insert(applicantDocuments).values(document).onConflictDoNothing();
  const [created] = await find();
  if (!created) throw new Error('a document was not stored');
  return created.id;
}

/** Attaches a document to the profile, or detaches it. */
export async function setDocument(db: Db, idJsk: number, idDocument: string | null): Promise<void> {
  await db
    .insert(applicantProfiles)
    .values({ idJsk, content: NO_PROFILE, idDocument })
    .onConflictDoUpdate({
      target: applicantProfiles.idJsk,
      set: { idDocument, updatedAt: sql`now()` },
    });
}

export async function countSharedDocuments(db: Db, idJsk: number): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(applications.sharedDocument) })
    .from(applications)
    .where(eq(applications.idJsk, idJsk));
  return row?.count ?? 0;
}

/** Deletes PDFs that no profile or application refers to, of one person or of all. */
export async function deleteUnreferencedDocuments(db: Db, idJsk?: number): Promise<void> {
  await db.execute(sql`
    delete from ${applicantDocuments} d
    where ${idJsk === undefined ? sql`true` : sql`d.id_jsk = ${idJsk}`}
      and not exists (select 1 from ${applicantProfiles} p where p.id_document = d.id_document)
      and not exists (select 1 from ${applications} a where a.shared_document = d.id_document)`);
}

/** Finds a PDF only for its owner. */
export async function findOwnDocument(
  db: Db,
  { idJsk, idDocument }: { readonly idJsk: number; readonly idDocument: string },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: applicantDocuments.content })
    .from(applicantDocuments)
    .where(and(eq(applicantDocuments.idDocument, idDocument), eq(applicantDocuments.idJsk, idJsk)));
  return row?.content ?? null;
}

/** Finds a PDF only for the company that received it. */
export async function findSharedDocument(
  db: Db,
  { idEmp, idApplication }: { readonly idEmp: number; readonly idApplication: number },
): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: applicantDocuments.content })
    .from(applications)
    .innerJoin(applicantDocuments, eq(applicantDocuments.idDocument, applications.sharedDocument))
    .where(and(eq(applications.idApplication, idApplication), eq(applications.idEmp, idEmp)));
  return row?.content ?? null;
}
