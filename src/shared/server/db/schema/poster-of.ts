import { sql } from 'drizzle-orm';
import { isAwaited } from './captions-of.ts';

/** Videos on public or submitted pages keep their current poster. */
export const isRead = sql<boolean>`exists (
  select 1 from profile_media s join profile_versions v using (id_profile)
  where s.id_media = media.id_media and (v.state = 'published'
    or v.state = 'draft' and ${sql.raw(isAwaited('v'))}))`;

export const isMissingPoster = sql<boolean>`case
  when media.mime_type like 'video/%' and media.poster_media is null then not ${isRead}
  else false end`;
