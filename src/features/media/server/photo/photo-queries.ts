import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { media } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';

/** Locks the account, so that its photo uploads run one by one; false if it was deleted. */
export async function lockJobSeeker(db: Db, idJsk: number): Promise<boolean> {
  const found = await db
    .select({ idJsk: jobSeekers.idJsk })
    .from(jobSeekers)
    .where(and(eq(jobSeekers.idJsk, idJsk), isNull(jobSeekers.deletedAt)))
    .for('update');
  return found.length > 0;
}

export async function findPhotoMedia(db: Db, idJsk: number) {
  const [row] = await db
    .select({
      idMedia: media.idMedia,
      originalKey: media.originalKey,
      width: media.width,
      placeholder: media.placeholder,
    })
    .from(resumes)
    .innerJoin(media, eq(media.idMedia, resumes.photoMedia))
    .where(and(eq(resumes.idJsk, idJsk), isNull(media.deletedAt)));
  return row ?? null;
}

export async function setPhoto(db: Db, idJsk: number, photoMedia: string): Promise<void> {
  await db
    .insert(resumes)
    .values({ idJsk, photoMedia })
    .onConflictDoUpdate({ target: resumes.idJsk, set: { photoMedia } });
}

/** Deletes the photo rows and returns their ids; the foreign key clears the resume's reference. */
export async function deletePhotos(db: Db, idJsk: number): Promise<string[]> {
  const rows = await db
    .delete(media)
    .where(and(eq(media.idJsk, idJsk), eq(media.kind, 'resumePhoto')))
    .returning({ idMedia: media.idMedia });
  return rows.map(({ idMedia }) => idMedia);
}
