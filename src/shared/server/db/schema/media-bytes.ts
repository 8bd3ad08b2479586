import { sql } from 'drizzle-orm';
import { media } from './companies.ts';

/** What a file of the library weighs with its captions, those that only earlier pages have included. */
export const mediaBytes = sql<number>`${media.bytes} + coalesce((
  select sum(k.bytes) from media_captions k where k.id_media = media.id_media), 0)`;
