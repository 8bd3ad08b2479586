import { and, eq, inArray, isNull, lt, sum } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { uploads } from '#shared/server/db/schema/uploads.ts';
import { pictureColumns } from '../media-queries.ts';

export type StoredUpload = typeof uploads.$inferSelect;

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

export async function findUpload(
  db: Db,
  idUpload: string,
  idEmp: number,
): Promise<StoredUpload | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.idUpload, idUpload), eq(uploads.idEmp, idEmp)));
  return row ?? null;
}

export async function unfinishedUploadBytes(db: Db, idEmp: number): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.idEmp, idEmp), isNull(uploads.idMedia)));
  return row?.bytes ?? 0;
}

export function listUnfinishedUploads(
  db: Db,
  idEmp: number,
): Promise<Pick<StoredUpload, 'idUpload' | 'createdAt'>[]> {
  return db
    .select({ idUpload: uploads.idUpload, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(eq(uploads.idEmp, idEmp), isNull(uploads.idMedia)));
}

export async function setUploadMedia(db: Db, idUpload: string, idMedia: string): Promise<void> {
  await db.update(uploads).set({ idMedia }).where(eq(uploads.idUpload, idUpload));
}

/** Deletes uploads, returns the number deleted: of two concurrent cancellations one gets 1. */
export async function deleteUploads(db: Db, idsUpload: readonly string[]): Promise<number> {
  const deleted = await db.delete(uploads).where(inArray(uploads.idUpload, [...idsUpload]));
  return deleted.rowCount ?? 0;
}

export async function deleteUploadsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.createdAt, before));
}

export async function findUnfinishedUploads(
  db: Db,
  idsUpload: string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ idUpload: uploads.idUpload })
    .from(uploads)
    .where(and(inArray(uploads.idUpload, idsUpload), isNull(uploads.idMedia)));
  return new Set(rows.map(({ idUpload }) => idUpload));
}

export async function findAttached(db: Db, idMedia: string) {
  const [row] = await db.select(pictureColumns).from(media).where(eq(media.idMedia, idMedia));
  return row ?? null;
}
