import { sql } from 'drizzle-orm';
import { media } from './companies.ts';

/** What a file of the library weighs with its captions, those that only earlier pages have included. */
export const mediaBytes = sql<number>`${media.bytes} + coalesce((
  select sum(k.bytes) from media_captions k where k.id_media = media.id_media), 0)`;

/** What only earlier pages show can be deleted by nobody, so it takes no room of others; a poster goes with its video. */
export const isArchivedOnly = sql`(
  select bool_and(v.state = 'archived') from profile_media s join profile_versions v using (id_profile)
  where s.id_media in (media.id_media, (
    select film.id_media from media film where film.poster_media = media.id_media limit 1)))`;
