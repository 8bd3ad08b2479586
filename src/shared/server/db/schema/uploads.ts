import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MEDIA_KINDS } from '../../../core/domain/media.ts';
import { createdAt, oneOf } from './columns.ts';
import { byUser, media, ofCompany } from './companies.ts';

/** Unfinished uploads to a company's library; deleted after a day in any state. */
export const uploads = pgTable(
  'uploads',
  {
    idUpload: uuid('id_upload').primaryKey(),
    idEmp: ofCompany(),
    idUser: byUser(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    /** Announced size, which counts towards the quota at once. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    idMedia: uuid('id_media').references(() => media.idMedia, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_by_company').on(table.idEmp),
    oneOf('uploads_kind', table.kind, MEDIA_KINDS),
    check('uploads_bytes', sql`${table.bytes} > 0`),
  ],
);
