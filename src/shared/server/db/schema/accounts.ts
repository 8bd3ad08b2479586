import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, identity, instant, lower, oneOf, updatedAt } from './columns.ts';
import { companies, jobFields } from './companies.ts';
import { media } from './media.ts';

const ROLES = ['admin', 'user'] as const;
const SESSION_KINDS = ['employer', 'jobSeeker', 'platformAdmin'] as const;

/** People who sign in for a company. */
export const users = pgTable(
  'users',
  {
    idUser: identity('id_user'),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    contactName: text('contact_name').notNull().default(''),
    position: text('position').notNull().default(''),
    telephone: text('telephone').notNull().default(''),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    canSendEmail: boolean('can_send_email').notNull().default(false),
    language: text('language', { enum: ['th', 'en'] })
      .notNull()
      .default('th'),
    termsAcceptedAt: instant('terms_accepted_at'),
    deleteAfter: instant('delete_after'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(lower(table.email)).where(sql`${table.deletedAt} is null`),
    index('users_by_company').on(table.idEmp),
    oneOf('users_role', table.role, ROLES),
    oneOf('users_language', table.language, ['th', 'en']),
  ],
);

export const jobSeekers = pgTable(
  'job_seekers',
  {
    idJsk: identity('id_jsk'),
    /** The e-mail address a job seeker signs in with. */
    username: text('username').notNull(),
    passwordHash: text('password_hash'),
    googleSub: text('google_sub'),
    emailVerifiedAt: instant('email_verified_at'),
    language: text('language', { enum: ['th', 'en'] })
      .notNull()
      .default('th'),
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
    oneOf('job_seekers_language', table.language, ['th', 'en']),
  ],
);

export const resumes = pgTable('resumes', {
  idResume: identity('id_resume'),
  idJsk: integer('id_jsk')
    .notNull()
    .unique()
    .references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  firstNameThai: text('first_name_thai').notNull().default(''),
  lastNameThai: text('last_name_thai').notNull().default(''),
  photoMedia: uuid('photo_media').references((): AnyPgColumn => media.idMedia, {
    onDelete: 'set null',
  }),
  updatedAt: updatedAt(),
});

export const workHistory = pgTable(
  'work_history',
  {
    idWork: identity('id_work'),
    idResume: integer('id_resume')
      .notNull()
      .references(() => resumes.idResume, { onDelete: 'cascade' }),
    /** Null when the company is not on the site; its name is kept as written. */
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'set null' }),
    companyName: text('company_name').notNull(),
    position: text('position').notNull().default(''),
    idJobField: integer('id_job_field').references(() => jobFields.idJobField),
    startedOn: date('started_on').notNull(),
    endedOn: date('ended_on'),
  },
  (table) => [
    index('work_history_by_resume').on(table.idResume),
    index('work_history_by_company').on(table.idEmp),
    check(
      'work_history_order',
      sql`${table.endedOn} is null or ${table.endedOn} >= ${table.startedOn}`,
    ),
  ],
);

export const platformAdmins = pgTable('platform_admins', {
  idAdmin: identity('id_admin'),
  name: text('name').notNull().unique(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
});

/** A live row is what makes a signed token good; deleting or revoking it signs out at once. */
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
    /** When the password was last typed; sensitive changes ask for it within 5 minutes. */
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

/** enc+key pairs: both halves hashed; using one rotates it, using a rotated one kills its family. */
export const keyPairs = pgTable(
  'key_pairs',
  {
    encHash: text('enc_hash').primaryKey(),
    keyHash: text('key_hash').notNull(),
    family: uuid('family').notNull(),
    /** `link` pairs work once within minutes; `cookie` pairs rotate. */
    use: text('use', { enum: ['link', 'cookie'] }).notNull(),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'cascade' }),
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    /** The session it came with: they end together. Null for a link, and once the session is forgotten. */
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

/** Links that work once: password reset, e-mail change and proof, back-office sign-in. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['passwordReset', 'emailChange', 'emailVerification', 'adminLink'],
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
