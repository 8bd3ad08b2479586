import { sql } from 'drizzle-orm';
import { media } from './companies.ts';

/** Stored size of a library file with all its captions, including those of archived pages. */
export const mediaBytes = sql<number>`${media.bytes} + coalesce((
  select sum(k.bytes) from media_captions k where k.id_media = media.id_media), 0)`;

/** Files of archived pages only cannot be deleted: outside the quota. A poster is its video's. */
export const isArchivedOnly = sql`(
  select bool_and(v.state = 'archived') from profile_media s join profile_versions v using (id_profile)
  where s.id_media in (media.id_media, (
    select film.id_media from media film where film.poster_media = media.id_media limit 1)))`;
