import { and, eq, isNull, sql, sum } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { mediaCaptions } from '#shared/server/db/schema/captions.ts';
import { media } from '#shared/server/db/schema/companies.ts';

export async function findCaptions(db: Db, idCaptions: string): Promise<string | null> {
  const [row] = await db
    .select({ vtt: mediaCaptions.vtt })
    .from(mediaCaptions)
    .innerJoin(media, eq(media.idMedia, mediaCaptions.idMedia))
    .where(and(eq(mediaCaptions.idCaptions, idCaptions), isNull(media.deletedAt)));
  return row?.vtt ?? null;
}

export async function insertCaptions(db: Db, row: typeof mediaCaptions.$inferInsert) {
  const { lang, idCaptions, cues, bytes } = mediaCaptions;
  const [stored] = await db
    .insert(mediaCaptions)
    .values(row)
    .returning({ lang, idCaptions, cues, bytes });
  if (!stored) throw new Error('captions were not stored');
  return stored;
}

const isOnNoPage = sql`not exists (
  select from profile_captions s where s.id_captions = media_captions.id_captions)`;

/** Size of the current captions that a replacement deletes; 0 if a page version uses them. */
export async function replacedBytes(db: Db, idMedia: string, lang: Locale): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(mediaCaptions.bytes).mapWith(Number) })
    .from(mediaCaptions)
    .where(
      and(
        eq(mediaCaptions.idMedia, idMedia),
        eq(mediaCaptions.lang, lang),
        eq(mediaCaptions.isCurrent, true),
        isOnNoPage,
      ),
    );
  return row?.bytes ?? 0;
}

export async function retireCaptions(db: Db, idMedia: string, lang: Locale): Promise<void> {
  await db
    .update(mediaCaptions)
    .set({ isCurrent: false })
    .where(and(eq(mediaCaptions.idMedia, idMedia), eq(mediaCaptions.lang, lang)));
  await deleteUnusedCaptions(db, idMedia);
}

/** Deletes captions, of one video or all, that neither library nor page versions use. */
export async function deleteUnusedCaptions(db: Db, idMedia?: string): Promise<void> {
  await db
    .delete(mediaCaptions)
    .where(
      and(
        idMedia === undefined ? undefined : eq(mediaCaptions.idMedia, idMedia),
        sql`not ${mediaCaptions.isCurrent}`,
        isOnNoPage,
      ),
    );
}
