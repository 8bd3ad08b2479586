import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ASPECT_ROWS, aspectsBy } from '#shared/core/aspects.ts';
import { LOCALES } from '#shared/core/locale.ts';
import {
  APPEAL_STATUSES,
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORTER_KINDS,
  REVIEW_STATUSES,
} from '../../../core/domain/review.ts';
import { REVIEWER_LISTS } from '../../../core/domain/reviewer-attributes.ts';
import { platformAdmins } from './accounts.ts';
import { between, createdAt, identity, instant, oneOf, updatedAt } from './columns.ts';
import { byUser, ofCompany } from './companies.ts';
import { jobSeekers, ofJobSeeker } from './job-seekers.ts';
import { jobFields } from './master-data.ts';

const WORK_CHECKS = ['none', 'pending', 'checked'] as const;

export const reviews = pgTable(
  'reviews',
  {
    /** Internal: the sequence would reveal the order of writing. */
    idReview: identity('id_review'),
    /** Random, assigned at publication. */
    publicId: uuid('public_id'),
    idEmp: ofCompany(),
    /** Never in public responses; null after the reviewer erased their account. */
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'set null' }),
    reviewYear: smallint('review_year').notNull(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    employmentStatus: text('employment_status', {
      enum: REVIEWER_LISTS.employmentStatus,
    }).notNull(),
    tenure: text('tenure', { enum: REVIEWER_LISTS.tenure }).notNull(),
    idJobField: integer('id_job_field')
      .notNull()
      .references(() => jobFields.idJobField),
    jobGrade: text('job_grade', { enum: REVIEWER_LISTS.jobGrade }).notNull(),
    jobType: text('job_type', { enum: REVIEWER_LISTS.jobType }).notNull(),
    /** The same attributes as disclosed to visitors: src/features/review/core/k-anonymity.ts. */
    disclosedEmploymentStatus: text('disclosed_employment_status', {
      enum: REVIEWER_LISTS.employmentStatus,
    }),
    disclosedTenure: text('disclosed_tenure', { enum: REVIEWER_LISTS.tenure }),
    disclosedJobField: integer('disclosed_job_field'),
    disclosedJobGrade: text('disclosed_job_grade', { enum: REVIEWER_LISTS.jobGrade }),
    disclosedJobType: text('disclosed_job_type', { enum: REVIEWER_LISTS.jobType }),
    ratingOverall: smallint('rating_overall').notNull(),
    ...aspectsBy('column', ({ rated }) => smallint(`rating_${rated}`).notNull()),
    title: text('title').notNull(),
    /** Either `goodPoints` or `improvePoints` may be empty. */
    goodPoints: text('good_points').notNull(),
    improvePoints: text('improve_points').notNull(),
    status: text('status', { enum: REVIEW_STATUSES }).notNull().default('waiting'),
    reasonCode: text('reason_code'),
    /** Confirmation of the employment by an external resume service. */
    workCheck: text('work_check', { enum: WORK_CHECKS }).notNull().default('none'),
    isInvited: boolean('is_invited').notNull().default(false),
    hasCompanyAddress: boolean('has_company_address').notNull().default(false),
    /** True once the tombstone of the address exists; false while the address is unverified. */
    isCounted: boolean('is_counted').notNull().default(false),
    revision: integer('revision').notNull().default(1),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    /** Random delay after the decision, so that publication reveals no time of writing. */
    publishAfter: instant('publish_after'),
    publishedAt: instant('published_at'),
    /** First day of the month of publication, since the exact day is not public. */
    publishedMonth: date('published_month'),
    /** Displayed count; newer votes are added by the job count-useful-votes. */
    usefulCount: integer('useful_count').notNull().default(0),
    usefulChanged: boolean('useful_changed').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('reviews_public_id').on(table.publicId),
    uniqueIndex('reviews_once_a_year').on(table.idEmp, table.idJsk, table.reviewYear),
    /** Covering index: lists, their filters and orders are counted from it alone. */
    index('reviews_listed')
      .on(
        table.idEmp,
        table.publishedMonth.desc(),
        table.publicId.desc(),
        table.ratingOverall,
        table.lang,
        table.isInvited,
        table.disclosedJobField,
        table.disclosedJobGrade,
        table.disclosedJobType,
        table.disclosedEmploymentStatus,
        table.usefulCount,
        table.idReview,
      )
      .where(sql`${table.status} = 'published'`),
    index('reviews_by_company_useful').on(table.idEmp, table.status, table.usefulCount.desc()),
    index('reviews_latest')
      .on(table.lang, table.publishedMonth.desc(), table.publicId.desc())
      .where(sql`${table.status} = 'published'`),
    index('reviews_useful')
      .on(table.lang, table.usefulCount.desc(), table.publicId.desc())
      .where(sql`${table.status} = 'published'`),
    index('reviews_useful_changed').on(table.idReview).where(sql`${table.usefulChanged}`),
    index('reviews_queue').on(table.submittedAt).where(sql`${table.status} = 'waiting'`),
    index('reviews_by_writer').on(table.idJsk, table.submittedAt.desc()),
    between('reviews_overall', table.ratingOverall, 1, 5),
    ...ASPECT_ROWS.map(({ rated, column }) => between(`reviews_${rated}`, table[column], 0, 5)),
    oneOf('reviews_status', table.status, REVIEW_STATUSES),
    oneOf('reviews_employment', table.employmentStatus, REVIEWER_LISTS.employmentStatus),
    oneOf('reviews_tenure', table.tenure, REVIEWER_LISTS.tenure),
    oneOf('reviews_grade', table.jobGrade, REVIEWER_LISTS.jobGrade),
    oneOf('reviews_job_type', table.jobType, REVIEWER_LISTS.jobType),
    oneOf('reviews_work_check', table.workCheck, WORK_CHECKS),
    check('reviews_not_empty', sql`${table.goodPoints} <> '' or ${table.improvePoints} <> ''`),
    check(
      'reviews_published_has_date',
      sql`${table.status} <> 'published' or num_nulls(${table.publishedAt}, ${table.publishedMonth}, ${table.publicId}) = 0`,
    ),
  ],
);

export const ofReview = () =>
  integer('id_review')
    .notNull()
    .references(() => reviews.idReview, { onDelete: 'cascade' });

/** An address reviewed a company in a year; outlives both. Only the server key can link them. */
export const reviewTombstones = pgTable('review_tombstones', {
  tombstone: text('tombstone').primaryKey(),
  year: smallint('year').notNull(),
});

export const usefulVotes = pgTable(
  'useful_votes',
  {
    idReview: ofReview(),
    idJsk: ofJobSeeker(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idReview, table.idJsk] }),
    index('useful_votes_by_job_seeker').on(table.idJsk),
  ],
);

/** Report of a rule violation by the reviewed company, a job seeker or a visitor. */
export const reviewReports = pgTable(
  'review_reports',
  {
    idReport: identity('id_report'),
    idReview: ofReview(),
    reporterKind: text('reporter_kind', { enum: REPORTER_KINDS }).notNull(),
    /** Null for employers and visitors, and after the person erased their account. */
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'set null' }),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    text: text('text').notNull().default(''),
    status: text('status', { enum: REPORT_STATUSES }).notNull().default('waiting'),
    decidedBy: integer('decided_by').references(() => platformAdmins.idAdmin),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    /** Keyed hash of a visitor's address and the review; null for others, and after 30 days. */
    visitorHash: text('visitor_hash'),
  },
  (table) => [
    uniqueIndex('review_reports_once_a_person').on(table.idReview, table.idJsk),
    uniqueIndex('review_reports_once_a_visitor').on(table.visitorHash),
    uniqueIndex('review_reports_once_a_company')
      .on(table.idReview)
      .where(sql`${table.reporterKind} = 'employer'`),
    index('review_reports_queue').on(table.createdAt).where(sql`${table.status} = 'waiting'`),
    index('review_reports_by_job_seeker').on(table.idJsk),
    oneOf('review_reports_reason', table.reason, REPORT_REASONS),
    oneOf('review_reports_status', table.status, REPORT_STATUSES),
    oneOf('review_reports_reporter', table.reporterKind, REPORTER_KINDS),
  ],
);

/** The employer's right of reply: one per review, in every package. */
export const reviewReplies = pgTable('review_replies', {
  idReview: ofReview().primaryKey(),
  idUser: byUser(),
  body: text('body').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const reviewAppeals = pgTable(
  'review_appeals',
  {
    idAppeal: identity('id_appeal'),
    idReview: ofReview(),
    idDecision: integer('id_decision')
      .notNull()
      .references(() => moderationLog.idDecision, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    status: text('status', { enum: APPEAL_STATUSES }).notNull().default('open'),
    decidedBy: integer('decided_by').references(() => platformAdmins.idAdmin),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('review_appeals_once_a_decision').on(table.idDecision),
    index('review_appeals_by_review').on(table.idReview),
    index('review_appeals_queue').on(table.status, table.createdAt),
    oneOf('review_appeals_status', table.status, APPEAL_STATUSES),
  ],
);

/** Append-only; each decision is a salted leaf of a hash chain, which verifies without salts. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    idDecision: identity('id_decision'),
    idReview: integer('id_review').references(() => reviews.idReview, { onDelete: 'set null' }),
    idAdmin: integer('id_admin')
      .notNull()
      .references(() => platformAdmins.idAdmin),
    action: text('action').notNull(),
    reasonCode: text('reason_code').notNull().default(''),
    salt: text('salt'),
    leafHash: text('leaf_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('moderation_log_by_review').on(table.idReview),
    index('moderation_log_by_day').on(table.createdAt),
  ],
);

/** A literal as in the indexes: a generic plan with a parameter cannot use them. */
export const isPublishedReview = sql`${reviews.status} = 'published'`;

/** Order of the index: lists need no sort. Random ids hide a month's order of writing. */
export const NEWEST_REVIEWS = [
  sql`${reviews.publishedMonth} desc nulls last`,
  sql`${reviews.publicId} desc nulls last`,
] as const;

/** Joins a review with the last decision that rejected or removed it. */
export const isLastRejection = sql`${moderationLog.idDecision} = (select max(d.id_decision)
  from moderation_log d where d.id_review = ${reviews.idReview} and d.action in ('refuse', 'remove'))`;

export const REVIEW_TEXT = {
  ratingOverall: reviews.ratingOverall,
  ...aspectsBy('column', ({ column }) => reviews[column]),
  title: reviews.title,
  goodPoints: reviews.goodPoints,
  improvePoints: reviews.improvePoints,
  usefulCount: reviews.usefulCount,
};

export const REVIEWER_COLUMNS = {
  employmentStatus: reviews.employmentStatus,
  tenure: reviews.tenure,
  idJobField: reviews.idJobField,
  jobGrade: reviews.jobGrade,
  jobType: reviews.jobType,
};

export const DISCLOSED_COLUMNS = {
  idJobField: reviews.disclosedJobField,
  jobGrade: reviews.disclosedJobGrade,
  jobType: reviews.disclosedJobType,
  employmentStatus: reviews.disclosedEmploymentStatus,
  tenure: reviews.disclosedTenure,
};
