import { sql } from 'drizzle-orm';
import { isAwaited } from './captions-of.ts';

/** A video on a page that is public, or that the team is reading: it keeps the poster it has. */
export const isRead = sql<boolean>`exists (
  select 1 from profile_media s join profile_versions v using (id_profile)
  where s.id_media = media.id_media and (v.state = 'published'
    or v.state = 'draft' and ${sql.raw(isAwaited('v'))}))`;

/** A video that has no poster yet, and may still be given one. */
export const isMissingPoster = sql<boolean>`case
  when media.mime_type like 'video/%' and media.poster_media is null then not ${isRead}
  else false end`;
