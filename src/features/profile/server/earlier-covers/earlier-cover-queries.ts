import { sql } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { EarlierCover } from '../../core/sections/cover.ts';

/** Formerly and currently public covers that the draft lacks, newest first. */
export async function earlierCovers(
  db: Db,
  idEmp: number,
  lang: Locale,
): Promise<readonly EarlierCover[]> {
  const found = await db.execute<EarlierCover & Record<string, unknown>>(sql`
    with covers as (
      select v.state, v.published_at, i.position, i.id_item, i.content,
             (i.content ->> 'idMedia')::uuid as id_media
      from profile_items i join profile_versions v using (id_profile)
      where v.id_emp = ${idEmp} and v.lang = ${lang} and i.section = 'cover' and i.kind = 'banner'),
    latest as (
      select distinct on (id_media) * from covers
      where published_at is not null and id_media not in (select id_media from covers where state = 'draft')
      order by id_media, published_at desc)
    select c.id_item as "idItem", c.content, m.id_media as "idMedia", m.width, m.height,
           c.published_at as "publishedAt"
    from latest c join media m using (id_media)
    where m.id_emp = ${idEmp} and m.state = 'ready' and m.deleted_at is null
    order by c.published_at desc, c.position`);
  return found.rows;
}
