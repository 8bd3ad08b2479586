import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MEDIA_KINDS } from '../../../core/domain/media.ts';
import { createdAt, oneOf } from './columns.ts';
import { companies, media, users } from './companies.ts';

/** A file on its way into a company's library; a day later it is gone, whatever became of it. */
export const uploads = pgTable(
  'uploads',
  {
    idUpload: uuid('id_upload').primaryKey(),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'set null' }),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    /** The size the sender has announced; it counts towards the quota from then on. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** What it has become; null while it is on its way. */
    idMedia: uuid('id_media').references(() => media.idMedia, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_by_company').on(table.idEmp),
    oneOf('uploads_kind', table.kind, MEDIA_KINDS),
    check('uploads_bytes', sql`${table.bytes} > 0`),
  ],
);
