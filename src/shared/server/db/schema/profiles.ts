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
import { ASPECTS } from '#features/company/core/aspects.ts';
import {
  APPROVAL_STATUSES,
  PROFILE_SECTIONS,
  PROFILE_STATES,
  WIZARD_STEPS,
} from '#features/profile/core/profile-lists.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { platformAdmins } from './accounts.ts';
import { createdAt, identity, instant, oneOf, updatedAt } from './columns.ts';
import { companies, media, users } from './companies.ts';

/**
 * A company's page in one language: the draft the wizard edits and the version visitors see.
 * Everything below hangs on a version, so publishing copies rows inside one transaction.
 */
export const profileVersions = pgTable(
  'profile_versions',
  {
    idProfile: identity('id_profile'),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    lang: text('lang', { enum: LOCALES }).notNull(),
    state: text('state', { enum: PROFILE_STATES }).notNull(),
    companyName: text('company_name').notNull().default(''),
    shortBio: text('short_bio').notNull().default(''),
    about: text('about').notNull().default(''),
    vision: text('vision').notNull().default(''),
    mission: text('mission').notNull().default(''),
    whyJoinUs: text('why_join_us').notNull().default(''),
    brandStory: text('brand_story').notNull().default(''),
    idIndustry: integer('id_industry'),
    companySize: integer('company_size'),
    country: text('country').notNull().default('TH'),
    province: text('province'),
    city: text('city').notNull().default(''),
    address: text('address').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    website: text('website').notNull().default(''),
    telephone: text('telephone').notNull().default(''),
    contactName: text('contact_name').notNull().default(''),
    contactPosition: text('contact_position').notNull().default(''),
    contactEmail: text('contact_email').notNull().default(''),
    logoMedia: uuid('logo_media').references(() => media.idMedia),
    termsAcceptedAt: instant('terms_accepted_at'),
    completedAt: instant('completed_at'),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('profile_versions_one').on(table.idEmp, table.lang, table.state),
    oneOf('profile_versions_lang', table.lang, LOCALES),
    oneOf('profile_versions_state', table.state, PROFILE_STATES),
  ],
);

const idProfile = () =>
  integer('id_profile')
    .notNull()
    .references(() => profileVersions.idProfile, { onDelete: 'cascade' });

/** One revision per section, so two tabs that edit different sections never meet. */
export const sectionRevisions = pgTable(
  'section_revisions',
  {
    idProfile: idProfile(),
    section: text('section', { enum: PROFILE_SECTIONS }).notNull(),
    revision: integer('revision').notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.idUser, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.section] }),
    oneOf('section_revisions_section', table.section, PROFILE_SECTIONS),
  ],
);

export const coverBanners = pgTable(
  'cover_banners',
  {
    idProfile: idProfile(),
    idMedia: uuid('id_media')
      .notNull()
      .references(() => media.idMedia),
    position: integer('position').notNull(),
    altText: text('alt_text').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.idProfile, table.idMedia] })],
);

export const historyTopics = pgTable(
  'history_topics',
  {
    idProfile: idProfile(),
    idTopic: uuid('id_topic').notNull().defaultRandom(),
    position: integer('position').notNull(),
    year: integer('year'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    idMedia: uuid('id_media').references(() => media.idMedia),
  },
  (table) => [primaryKey({ columns: [table.idProfile, table.idTopic] })],
);

export const aspectSections = pgTable(
  'aspect_sections',
  {
    idProfile: idProfile(),
    aspect: text('aspect', { enum: ASPECTS }).notNull(),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.aspect] }),
    oneOf('aspect_sections_aspect', table.aspect, ASPECTS),
  ],
);

export const aspectMedia = pgTable(
  'aspect_media',
  {
    idProfile: idProfile(),
    aspect: text('aspect', { enum: ASPECTS }).notNull(),
    idMedia: uuid('id_media')
      .notNull()
      .references(() => media.idMedia),
    position: integer('position').notNull(),
    caption: text('caption').notNull().default(''),
    altText: text('alt_text').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.aspect, table.idMedia] }),
    oneOf('aspect_media_aspect', table.aspect, ASPECTS),
  ],
);

export const joinReasons = pgTable(
  'join_reasons',
  {
    idProfile: idProfile(),
    idReason: uuid('id_reason').notNull().defaultRandom(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    idMedia: uuid('id_media').references(() => media.idMedia),
  },
  (table) => [primaryKey({ columns: [table.idProfile, table.idReason] })],
);

export const employeePhotos = pgTable(
  'employee_photos',
  {
    idProfile: idProfile(),
    idMedia: uuid('id_media')
      .notNull()
      .references(() => media.idMedia),
    position: integer('position').notNull(),
    caption: text('caption').notNull().default(''),
    employeeName: text('employee_name').notNull().default(''),
    department: text('department').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.idProfile, table.idMedia] })],
);

export const testimonials = pgTable(
  'testimonials',
  {
    idProfile: idProfile(),
    idTestimonial: uuid('id_testimonial').notNull().defaultRandom(),
    position: integer('position').notNull(),
    employeeName: text('employee_name').notNull().default(''),
    jobPosition: text('job_position').notNull(),
    tenure: text('tenure').notNull().default(''),
    description: text('description').notNull(),
    idMedia: uuid('id_media').references(() => media.idMedia),
  },
  (table) => [primaryKey({ columns: [table.idProfile, table.idTestimonial] })],
);

/** Each submission for review and what the team decided. */
export const approvals = pgTable(
  'approvals',
  {
    idApproval: identity('id_approval'),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    lang: text('lang', { enum: LOCALES }).notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull().default('W'),
    createdBy: integer('created_by').references(() => users.idUser, { onDelete: 'set null' }),
    remark: text('remark').notNull().default(''),
    createdAt: createdAt(),
    decidedBy: integer('decided_by').references(() => platformAdmins.idAdmin),
    decisionRemark: text('decision_remark').notNull().default(''),
    decidedAt: instant('decided_at'),
    isSeenByOwner: boolean('is_seen_by_owner').notNull().default(false),
  },
  (table) => [
    index('approvals_by_company').on(table.idEmp, table.lang, table.createdAt.desc()),
    index('approvals_queue').on(table.status, table.createdAt),
    oneOf('approvals_status', table.status, APPROVAL_STATUSES),
    oneOf('approvals_lang', table.lang, LOCALES),
  ],
);

/** Where each company stopped in the wizard, a language. */
export const wizardSteps = pgTable(
  'wizard_steps',
  {
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    lang: text('lang', { enum: LOCALES }).notNull(),
    step: text('step', { enum: WIZARD_STEPS }).notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.lang] }),
    oneOf('wizard_steps_step', table.step, WIZARD_STEPS),
  ],
);
