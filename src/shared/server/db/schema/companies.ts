import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ACCOUNT_ROLES } from '#shared/core/domain/account.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { PACKAGES } from '#shared/core/packages.ts';
import { MEDIA_KINDS } from '../../../core/domain/media.ts';
import { between, createdAt, identity, instant, lower, oneOf, updatedAt } from './columns.ts';
import { jobSeekers } from './job-seekers.ts';
import { industries, provinces } from './master-data.ts';

const MEDIA_STATES = ['pending', 'ready', 'failed'] as const;

export const companies = pgTable(
  'companies',
  {
    idEmp: identity('id_emp'),
    companyNameTh: text('company_name_th').notNull(),
    companyNameEn: text('company_name_en').notNull().default(''),
    taxId: text('tax_id'),
    idIndustry: integer('id_industry')
      .notNull()
      .references(() => industries.idIndustry),
    companySize: smallint('company_size'),
    country: char('country', { length: 2 }).notNull().default('TH'),
    province: char('province', { length: 2 }).references(() => provinces.code),
    city: text('city'),
    address: text('address'),
    postalCode: text('postal_code'),
    telephone: text('telephone'),
    website: text('website'),
    shortBioTh: text('short_bio_th'),
    shortBioEn: text('short_bio_en'),
    logoMedia: uuid('logo_media').references((): AnyPgColumn => media.idMedia, {
      onDelete: 'set null',
    }),
    coverMedia: uuid('cover_media').references((): AnyPgColumn => media.idMedia, {
      onDelete: 'set null',
    }),
    packageHrSay: text('package_hr_say', { enum: PACKAGES }).notNull().default('basic'),
    publishedThAt: instant('published_th_at'),
    publishedEnAt: instant('published_en_at'),
    claimedAt: instant('claimed_at'),
    checkedOn: instant('checked_on'),
    /** Row id in the import file; a repeated import updates by it. */
    importKey: text('import_key'),
    stockSymbol: text('stock_symbol'),
    /** False from registration until an administrator verifies the address: hidden until then. */
    isListed: boolean('is_listed').notNull().default(true),
    isDemo: boolean('is_demo').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('companies_import_key').on(table.importKey),
    uniqueIndex('companies_tax_id').on(table.taxId),
    index('companies_by_industry').on(table.idIndustry, table.idEmp),
    index('companies_by_province').on(table.province),
    // Covers the filter counts of lists, which read no table rows.
    index('companies_public')
      .on(table.idEmp, table.idIndustry, table.province, table.companySize)
      .where(sql`${table.isActive} and ${table.isListed}`),
    index('companies_public_by_size')
      .on(table.companySize, table.idEmp, table.idIndustry, table.province)
      .where(sql`${table.isActive} and ${table.isListed}`),
    index('companies_with_page')
      .on(table.idEmp, table.idIndustry, table.province, table.companySize)
      .where(
        sql`${table.isActive} and ${table.isListed} and (${table.publishedThAt} is not null or ${table.publishedEnAt} is not null)`,
      ),
    /** A small index: lists exclude these companies without reading the others. */
    index('companies_not_public')
      .on(table.idEmp)
      .where(sql`not (${table.isActive} and ${table.isListed})`),
    between('companies_size_band', table.companySize, 1, 8),
    check('companies_tax_id_digits', sql`${table.taxId} ~ '^[0-9]{13}$'`),
    check('companies_postal_code_digits', sql`${table.postalCode} ~ '^[0-9]{5}$'`),
    oneOf('companies_package', table.packageHrSay, PACKAGES),
  ],
);

export const users = pgTable(
  'users',
  {
    idUser: identity('id_user'),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    /** Passwords of the sister product no longer open this account (decision 0185). */
    isSisterOff: boolean('is_sister_off').notNull().default(false),
    /** Raised to make all known devices unknown: their cookies hold the old round (0029). */
    deviceRound: integer('device_round').notNull().default(0),
    contactName: text('contact_name').notNull().default(''),
    position: text('position').notNull().default(''),
    telephone: text('telephone').notNull().default(''),
    role: text('role', { enum: ACCOUNT_ROLES }).notNull().default('user'),
    canSendEmail: boolean('can_send_email').notNull().default(false),
    language: text('language', { enum: LOCALES }).notNull().default('th'),
    termsAcceptedAt: instant('terms_accepted_at'),
    deleteAfter: instant('delete_after'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(lower(table.email)).where(sql`${table.deletedAt} is null`),
    index('users_by_company').on(table.idEmp),
    oneOf('users_role', table.role, ACCOUNT_ROLES),
    oneOf('users_language', table.language, LOCALES),
  ],
);

export const ofCompany = () =>
  integer('id_emp')
    .notNull()
    .references(() => companies.idEmp, { onDelete: 'cascade' });

/** A nullable reference to a user, emptied when the user is deleted. */
export const byUser = (name = 'id_user') =>
  integer(name).references(() => users.idUser, { onDelete: 'set null' });

/** A picture or video. The random id is its URL's capability; variants are beside the original. */
export const media = pgTable(
  'media',
  {
    idMedia: uuid('id_media').primaryKey().defaultRandom(),
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'cascade' }),
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    idUser: byUser(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    state: text('state', { enum: MEDIA_STATES }).notNull().default('pending'),
    /** Generated for the demo from our own SVG, never uploaded. */
    isArtwork: boolean('is_artwork').notNull().default(false),
    mimeType: text('mime_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    originalKey: text('original_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Duration of a video; null when unknown or from before it was recorded. */
    seconds: integer('seconds'),
    posterMedia: uuid('poster_media').references((): AnyPgColumn => media.idMedia),
    altTh: text('alt_th'),
    altEn: text('alt_en'),
    /** Tiny data: URI shown while the picture loads. */
    placeholder: text('placeholder'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('media_by_company').on(table.idEmp, table.kind),
    index('media_by_poster').on(table.posterMedia),
    index('media_by_job_seeker').on(table.idJsk),
    oneOf('media_kind', table.kind, MEDIA_KINDS),
    oneOf('media_state', table.state, MEDIA_STATES),
    check('media_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.bytes} >= 0`),
    check('media_one_owner', sql`num_nonnulls(${table.idEmp}, ${table.idJsk}) <= 1`),
  ],
);
