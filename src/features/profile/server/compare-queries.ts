import { sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import type { ComparedPicture } from '../core/version-diff.ts';

export interface VersionLists {
  readonly cover: readonly ComparedPicture[];
  readonly history: readonly string[];
  readonly aspects: readonly string[];
  readonly reasons: readonly string[];
  readonly photos: readonly string[];
  readonly testimonials: readonly string[];
  readonly albums: readonly string[];
  readonly articles: readonly string[];
}

/** Everything that hangs on a version, each thing told in one line, in one query. */
export async function versionLists(db: Db, idProfile: number): Promise<VersionLists> {
  const found = await db.execute<{ lists: VersionLists }>(sql`
    select json_build_object(
      'cover', (select coalesce(json_agg(json_build_object('idMedia', id_media, 'altText', alt_text)
                                order by position), '[]')
                from cover_banners where id_profile = ${idProfile}),
      'history', (select coalesce(json_agg(concat_ws(' · ', year, title, nullif(description, ''))
                                  order by position), '[]')
                  from history_topics where id_profile = ${idProfile}),
      'aspects', (select coalesce(json_agg(concat_ws(' · ', aspect, nullif(title, ''),
                                  nullif(description, ''), (select count(*) from aspect_media m
                                   where m.id_profile = s.id_profile and m.aspect = s.aspect))
                                  order by aspect), '[]')
                  from aspect_sections s where id_profile = ${idProfile}),
      'reasons', (select coalesce(json_agg(concat_ws(' · ', title, nullif(description, ''))
                                  order by position), '[]')
                  from join_reasons where id_profile = ${idProfile}),
      'photos', (select coalesce(json_agg(concat_ws(' · ', left(id_media::text, 8),
                                 nullif(employee_name, ''), nullif(department, ''), nullif(caption, ''))
                                 order by position), '[]')
                 from employee_photos where id_profile = ${idProfile}),
      'testimonials', (select coalesce(json_agg(concat_ws(' · ', nullif(employee_name, ''),
                                       job_position, nullif(tenure, ''), description)
                                       order by position), '[]')
                       from testimonials where id_profile = ${idProfile}),
      'albums', (select coalesce(json_agg(concat_ws(' · ', title, nullif(description, ''),
                                 (select count(*) from album_items i
                                  where i.id_profile = g.id_profile and i.id_gallery = g.id_gallery))
                                 order by position), '[]')
                 from albums g where id_profile = ${idProfile}),
      'articles', (select coalesce(json_agg(concat_ws(' · ', headline1, nullif(headline2, ''), author,
                                   md5(body::text)) order by position), '[]')
                   from articles where id_profile = ${idProfile})) as lists`);
  const lists = found.rows[0]?.lists;
  if (!lists) throw new Error('a version could not be read');
  return lists;
}
