import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MEDIA_KINDS } from '#shared/core/vocabulary.ts';
import { jobSeekers, users } from './accounts.ts';
import { createdAt, instant, oneOf } from './columns.ts';
import { companies } from './companies.ts';

const MEDIA_STATES = ['pending', 'ready', 'failed'] as const;

/** One picture or video. The random id is the capability in its URL; variants are stored beside the original. */
export const media = pgTable(
  'media',
  {
    idMedia: uuid('id_media').primaryKey().defaultRandom(),
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'cascade' }),
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'set null' }),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    state: text('state', { enum: MEDIA_STATES }).notNull().default('pending'),
    /** Drawn by script for the demo: the original is an SVG of ours, never an upload. */
    isArtwork: boolean('is_artwork').notNull().default(false),
    mimeType: text('mime_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Storage key of the original, which is never served as it is. */
    originalKey: text('original_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A tiny data: URI shown while the picture loads. */
    placeholder: text('placeholder'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('media_by_company').on(table.idEmp, table.kind),
    index('media_by_job_seeker').on(table.idJsk),
    oneOf('media_kind', table.kind, MEDIA_KINDS),
    oneOf('media_state', table.state, MEDIA_STATES),
    check('media_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} >= 0`),
    check('media_one_owner', sql`num_nonnulls(${table.idEmp}, ${table.idJsk}) <= 1`),
  ],
);
