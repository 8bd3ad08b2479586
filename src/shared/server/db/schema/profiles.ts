import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '#shared/core/locale.ts';
import { APPROVAL_STATUSES, PROFILE_STATES } from '../../../core/company/profile-lists.ts';
import type { NamedVideo, SectionRemarks } from '../../../core/domain/submission.ts';
import { platformAdmins } from './accounts.ts';
import { createdAt, identity, instant, oneOf, updatedAt } from './columns.ts';
import { byUser, media, ofCompany } from './companies.ts';

/** A page in one language and state; publishing copies its items in one transaction. */
export const profileVersions = pgTable(
  'profile_versions',
  {
    idProfile: identity('id_profile'),
    idEmp: ofCompany(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    state: text('state', { enum: PROFILE_STATES }).notNull(),
    termsAcceptedAt: instant('terms_accepted_at'),
    completedAt: instant('completed_at'),
    submittedBy: byUser('submitted_by'),
    publishedAt: instant('published_at'),
    publishedBy: integer('published_by').references(() => platformAdmins.idAdmin),
    archivedAt: instant('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('profile_versions_one')
      .on(table.idEmp, table.lang, table.state)
      .where(sql`${table.state} <> 'archived'`),
    index('profile_versions_by_company').on(table.idEmp, table.lang),
    oneOf('profile_versions_lang', table.lang, LOCALES),
    oneOf('profile_versions_state', table.state, PROFILE_STATES),
  ],
);

const idProfile = () =>
  integer('id_profile')
    .notNull()
    .references(() => profileVersions.idProfile, { onDelete: 'cascade' });

/** One revision per section, so that tabs editing different sections never conflict. */
export const sectionRevisions = pgTable(
  'section_revisions',
  {
    idProfile: idProfile(),
    section: text('section').notNull(),
    revision: integer('revision').notNull().default(1),
    updatedBy: byUser('updated_by'),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.idProfile, table.section] })],
);

export const publicNumberSequence = pgSequence('public_no_seq');

/** A visible article with a date counts as news. */
export const isDatedArticle = ({ kind, content }: { kind: SQLWrapper; content: SQLWrapper }) =>
  sql`${kind} = 'article' and ${content} -> 'showOnProfile' = 'true' and ${content} ->> 'articleDate' <> ''`;

/** A version's items, validated by section. Id and public number are equal in all versions. */
export const profileItems = pgTable(
  'profile_items',
  {
    idProfile: idProfile(),
    idItem: uuid('id_item').notNull(),
    section: text('section').notNull(),
    kind: text('kind').notNull(),
    parent: uuid('parent'),
    position: integer('position').notNull(),
    publicNo: integer('public_no').notNull().default(sql`nextval('public_no_seq')`),
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.section, table.idItem] }),
    foreignKey({
      name: 'profile_items_parent',
      columns: [table.idProfile, table.section, table.parent],
      foreignColumns: [table.idProfile, table.section, table.idItem],
    }).onDelete('cascade'),
    index('profile_items_in_order').on(table.idProfile, table.section, table.position),
    index('profile_items_by_number').on(table.publicNo),
    index('profile_items_latest_articles')
      .on(sql`(${table.content} ->> 'articleDate') desc`, table.publicNo)
      .where(sql`${isDatedArticle(table)}`),
    index('profile_items_articles_of_one')
      .on(table.idProfile, sql`(${table.content} ->> 'articleDate') desc`, table.publicNo)
      .where(sql`${isDatedArticle(table)}`),
  ],
);

/** Pictures used by sections: a picture without rows may be deleted. */
export const profileMedia = pgTable(
  'profile_media',
  {
    idProfile: idProfile(),
    section: text('section').notNull(),
    idMedia: uuid('id_media')
      .notNull()
      .references(() => media.idMedia),
    /** Image description from the library at submission. */
    altText: text('alt_text'),
  },
  (table) => [
    primaryKey({ columns: [table.idProfile, table.section, table.idMedia] }),
    index('profile_media_by_picture').on(table.idMedia),
  ],
);

export const approvals = pgTable(
  'approvals',
  {
    idApproval: identity('id_approval'),
    idEmp: ofCompany(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull().default('W'),
    createdBy: byUser('created_by'),
    remark: text('remark').notNull().default(''),
    createdAt: createdAt(),
    decidedBy: integer('decided_by').references(() => platformAdmins.idAdmin),
    decisionRemark: text('decision_remark').notNull().default(''),
    sectionRemarks: jsonb('section_remarks').$type<SectionRemarks>().notNull().default({}),
    /** Videos the reviewer did not play to the end. */
    unplayed: jsonb('unplayed').$type<readonly NamedVideo[]>().notNull().default([]),
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

export const wizardSteps = pgTable(
  'wizard_steps',
  {
    idEmp: ofCompany(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    step: text('step').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.idEmp, table.lang] })],
);
