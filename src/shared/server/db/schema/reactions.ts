import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { REACTION_TYPES } from '../../../core/domain/reaction.ts';
import { oneOf } from './columns.ts';
import { ofCompany } from './companies.ts';
import { jobSeekers } from './job-seekers.ts';

/** Likes and shares of items: by account, or a visitor's keyed hash. No times are stored. */
export const reactions = pgTable(
  'reactions',
  {
    publicNo: integer('public_no').notNull(),
    type: text('type', { enum: REACTION_TYPES }).notNull(),
    idEmp: ofCompany(),
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    /** Differs for each item, so that a visitor's reactions cannot be linked. */
    visitor: text('visitor'),
    /** Network origin of a visitor without a cookie, hashed per item: a repeat counts once. */
    ipHash: text('ip_hash'),
  },
  (table) => [
    unique('reactions_once')
      .on(table.publicNo, table.type, table.idJsk, table.visitor)
      .nullsNotDistinct(),
    uniqueIndex('reactions_once_per_ip')
      .on(table.publicNo, table.type, table.ipHash)
      .where(sql`ip_hash is not null`),
    index('reactions_by_job_seeker').on(table.idJsk),
    index('reactions_by_company').on(table.idEmp),
    oneOf('reactions_type', table.type, REACTION_TYPES),
    check('reactions_one_person', sql`num_nonnulls(${table.idJsk}, ${table.visitor}) = 1`),
  ],
);

/** Totals, updated in the statement that adds or removes a reaction. */
export const reactionCounts = pgTable(
  'reaction_counts',
  {
    publicNo: integer('public_no').primaryKey(),
    idEmp: ofCompany(),
    likes: integer('likes').notNull().default(0),
    shares: integer('shares').notNull().default(0),
  },
  (table) => [
    index('reaction_counts_by_company').on(table.idEmp),
    check('reaction_counts_not_negative', sql`${table.likes} >= 0 and ${table.shares} >= 0`),
  ],
);
