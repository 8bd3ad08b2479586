import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '#shared/core/locale.ts';
import { createdAt, oneOf } from './columns.ts';
import { media } from './companies.ts';
import { profileVersions } from './profiles.ts';

/** WebVTT captions, immutable: new ones get a new row, whose random id is the capability. */
export const mediaCaptions = pgTable(
  'media_captions',
  {
    idCaptions: uuid('id_captions').primaryKey().defaultRandom(),
    idMedia: uuid('id_media')
      .notNull()
      .references(() => media.idMedia, { onDelete: 'cascade' }),
    lang: text('lang', { enum: LOCALES }).notNull(),
    vtt: text('vtt').notNull(),
    cues: integer('cues').notNull(),
    bytes: integer('bytes').notNull(),
    /** Older captions stay as long as a version of the page uses them. */
    isCurrent: boolean('is_current').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('media_captions_current')
      .on(table.idMedia, table.lang)
      .where(sql`${table.isCurrent}`),
    index('media_captions_by_media').on(table.idMedia),
    oneOf('media_captions_lang', table.lang, LOCALES),
  ],
);

/** Captions a page version was submitted with; an editable draft uses those of the library. */
export const profileCaptions = pgTable(
  'profile_captions',
  {
    idProfile: integer('id_profile')
      .notNull()
      .references(() => profileVersions.idProfile, { onDelete: 'cascade' }),
    idCaptions: uuid('id_captions')
      .notNull()
      .references(() => mediaCaptions.idCaptions, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.idCaptions] }),
    index('profile_captions_by_captions').on(table.idCaptions),
  ],
);
