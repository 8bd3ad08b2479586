import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LOCALES } from '#shared/core/locale.ts';
import { createdAt, identity, instant, lower, oneOf, updatedAt } from './columns.ts';

export const jobSeekers = pgTable(
  'job_seekers',
  {
    idJsk: identity('id_jsk'),
    username: text('username').notNull(),
    passwordHash: text('password_hash'),
    googleSub: text('google_sub'),
    /** Raised to make all known devices unknown: their cookies hold the old round (0029). */
    deviceRound: integer('device_round').notNull().default(0),
    emailVerifiedAt: instant('email_verified_at'),
    language: text('language', { enum: LOCALES }).notNull().default('th'),
    isDemo: boolean('is_demo').notNull().default(false),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('job_seekers_username')
      .on(lower(table.username))
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('job_seekers_google_sub').on(table.googleSub),
    oneOf('job_seekers_language', table.language, LOCALES),
  ],
);

export const ofJobSeeker = () =>
  integer('id_jsk')
    .notNull()
    .references(() => jobSeekers.idJsk, { onDelete: 'cascade' });
