import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, instant, oneOf } from './columns.ts';
import { users } from './companies.ts';
import { jobSeekers } from './job-seekers.ts';

const SESSION_KINDS = ['employer', 'jobSeeker', 'platformAdmin'] as const;

export const platformAdmins = pgTable('platform_admins', {
  idAdmin: identity('id_admin'),
  name: text('name').notNull().unique(),
  isActive: boolean('is_active').notNull().default(true),
  /** Set at insertion and never changed: decisions of such an account are deleted with the demo. */
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
});

/** A session token is valid only while its row is live, so revoking the row signs out at once. */
export const sessions = pgTable(
  'sessions',
  {
    idSession: uuid('id_session').primaryKey().defaultRandom(),
    kind: text('kind', { enum: SESSION_KINDS }).notNull(),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'cascade' }),
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    idAdmin: integer('id_admin').references(() => platformAdmins.idAdmin, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** Sensitive changes require a password entered within five minutes. */
    authenticatedAt: instant('authenticated_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('sessions_by_user').on(table.idUser),
    index('sessions_by_job_seeker').on(table.idJsk),
    index('sessions_by_admin').on(table.idAdmin),
    index('sessions_by_expiry').on(table.expiresAt),
    check(
      'sessions_one_owner',
      sql`num_nonnulls(${table.idUser}, ${table.idJsk}, ${table.idAdmin}) = 1`,
    ),
    oneOf('sessions_kind', table.kind, SESSION_KINDS),
  ],
);

/** enc and key pairs, both halves hashed; each use rotates the pair, reuse revokes its family. */
export const keyPairs = pgTable(
  'key_pairs',
  {
    encHash: text('enc_hash').primaryKey(),
    keyHash: text('key_hash').notNull(),
    family: uuid('family').notNull(),
    /** A `link` pair works once within minutes; a `cookie` pair rotates. */
    tokenUse: text('token_use', { enum: ['link', 'cookie'] }).notNull(),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'cascade' }),
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    /** Session that this pair renews; null for links and after the session is purged. */
    idSession: uuid('id_session').references(() => sessions.idSession, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('key_pairs_by_session').on(table.idSession),
    index('key_pairs_by_family').on(table.family),
    index('key_pairs_by_user').on(table.idUser),
    index('key_pairs_by_job_seeker').on(table.idJsk),
    index('key_pairs_by_expiry').on(table.expiresAt),
    check('key_pairs_one_owner', sql`num_nonnulls(${table.idUser}, ${table.idJsk}) = 1`),
  ],
);

/** Single-use tokens: links for password, e-mail, back office; nonces of Google. Used ones stay. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', {
      enum: [
        'passwordReset',
        'emailChange',
        'emailVerification',
        'adminLink',
        'googleNonce',
        'alert',
      ],
    }).notNull(),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'cascade' }),
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    idAdmin: integer('id_admin').references(() => platformAdmins.idAdmin, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, string>>().notNull().default({}),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('one_time_tokens_by_user').on(table.idUser),
    index('one_time_tokens_by_job_seeker').on(table.idJsk),
    index('one_time_tokens_by_admin').on(table.idAdmin),
    index('one_time_tokens_by_expiry').on(table.expiresAt),
  ],
);

/** Forms the team posted after its session had ended, until they are posted again. */
export const teamFormDrafts = pgTable(
  'team_form_drafts',
  {
    idForm: identity('id_form'),
    idAdmin: integer('id_admin')
      .notNull()
      .references(() => platformAdmins.idAdmin, { onDelete: 'cascade' }),
    /** URL the form was posted to, with its query. */
    url: text('url').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('team_form_drafts_by_admin').on(table.idAdmin)],
);

/** Items a team member has started to decide; the lock lasts as long as the session. */
export const reviewItemLocks = pgTable(
  'review_item_locks',
  {
    idSession: uuid('id_session')
      .notNull()
      .references(() => sessions.idSession, { onDelete: 'cascade' }),
    item: text('item').notNull(),
    openedAt: instant('opened_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.idSession, table.item] }),
    index('review_item_locks_by_item').on(table.item),
  ],
);
