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
  EMPLOYMENT_STATUSES,
  JOB_GRADES,
  REPORT_REASONS,
  REPORT_STATUSES,
  REPORTER_KINDS,
  REVIEW_STATUSES,
  TENURES,
} from '../../../core/domain/review.ts';
import { JOB_TYPES } from '../../../core/master-data/opening-lists.ts';
import { platformAdmins } from './accounts.ts';
import { between, createdAt, identity, instant, oneOf, updatedAt } from './columns.ts';
import { companies, users } from './companies.ts';
import { jobSeekers } from './job-seekers.ts';
import { jobFields } from './master-data.ts';

const WORK_CHECKS = ['none', 'pending', 'checked'] as const;

export const reviews = pgTable(
  'reviews',
  {
    /** Ours alone: its order tells when it was written. */
    idReview: identity('id_review'),
    /** The public's, random; given at publication. */
    publicId: uuid('public_id'),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    /** Who wrote it: in no public answer. Null once the writer erased their account. */
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'set null' }),
    /** With company and person: one review per year. */
    reviewYear: smallint('review_year').notNull(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    employmentStatus: text('employment_status', { enum: EMPLOYMENT_STATUSES }).notNull(),
    tenure: text('tenure', { enum: TENURES }).notNull(),
    idJobField: integer('id_job_field')
      .notNull()
      .references(() => jobFields.idJobField),
    jobGrade: text('job_grade', { enum: JOB_GRADES }).notNull(),
    jobType: text('job_type', { enum: JOB_TYPES }).notNull(),
    /** The same five as visitors may read them: src/features/review/core/small-groups.ts. */
    disclosedEmploymentStatus: text('told_employment_status', { enum: EMPLOYMENT_STATUSES }),
    disclosedTenure: text('told_tenure', { enum: TENURES }),
    disclosedJobField: integer('told_job_field'),
    disclosedJobGrade: text('told_job_grade', { enum: JOB_GRADES }),
    disclosedJobType: text('told_job_type', { enum: JOB_TYPES }),
    ratingOverall: smallint('rating_overall').notNull(),
    /** 0 for an aspect left out. */
    ...aspectsBy('column', ({ rated }) => smallint(`rating_${rated}`).notNull()),
    title: text('title').notNull(),
    /** One of the two may be empty. */
    goodPoints: text('good_points').notNull(),
    improvePoints: text('improve_points').notNull(),
    status: text('status', { enum: REVIEW_STATUSES }).notNull().default('waiting'),
    reasonCode: text('reason_code'),
    /** What an outside resume service says of the writer's work here. */
    workCheck: text('work_check', { enum: WORK_CHECKS }).notNull().default('none'),
    isInvited: boolean('is_invited').notNull().default(false),
    hasCompanyAddress: boolean('has_company_address').notNull().default(false),
    /** The writer's mailbox has its tombstone; false while its address is not proved. */
    isCounted: boolean('is_counted').notNull().default(false),
    revision: integer('revision').notNull().default(1),
    submittedAt: instant('submitted_at').notNull().defaultNow(),
    /** Publication is delayed at random after the decision, so its moment tells nothing. */
    publishAfter: instant('publish_after'),
    publishedAt: instant('published_at'),
    /** First day of the month shown in public; the day itself is not. */
    publishedMonth: date('published_month'),
    /** The count as shown; votes since then are counted by the job count-useful-votes. */
    usefulCount: integer('useful_count').notNull().default(0),
    usefulChanged: boolean('useful_changed').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('reviews_public_id').on(table.publicId),
    uniqueIndex('reviews_once_a_year').on(table.idEmp, table.idJsk, table.reviewYear),
    /** A list, and all that it is narrowed and ordered by, is counted from this alone. */
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
    oneOf('reviews_employment', table.employmentStatus, EMPLOYMENT_STATUSES),
    oneOf('reviews_tenure', table.tenure, TENURES),
    oneOf('reviews_grade', table.jobGrade, JOB_GRADES),
    oneOf('reviews_job_type', table.jobType, JOB_TYPES),
    oneOf('reviews_work_check', table.workCheck, WORK_CHECKS),
    check('reviews_say_something', sql`${table.goodPoints} <> '' or ${table.improvePoints} <> ''`),
    check(
      'reviews_published_has_date',
      sql`${table.status} <> 'published' or num_nulls(${table.publishedAt}, ${table.publishedMonth}, ${table.publicId}) = 0`,
    ),
  ],
);

/**
 * That some mailbox has reviewed some company in a year: outlives account and review, and names
 * neither. What it stands for only the server can tell, by its key.
 */
export const reviewTombstones = pgTable('review_tombstones', {
  tombstone: text('tombstone').primaryKey(),
  year: smallint('year').notNull(),
});

export const usefulVotes = pgTable(
  'useful_votes',
  {
    idReview: integer('id_review')
      .notNull()
      .references(() => reviews.idReview, { onDelete: 'cascade' }),
    idJsk: integer('id_jsk')
      .notNull()
      .references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idReview, table.idJsk] }),
    index('useful_votes_by_job_seeker').on(table.idJsk),
  ],
);

/** A claim that a public review breaks the rules; by the company it is about, a job seeker or a visitor. */
export const reviewReports = pgTable(
  'review_reports',
  {
    idReport: identity('id_report'),
    idReview: integer('id_review')
      .notNull()
      .references(() => reviews.idReview, { onDelete: 'cascade' }),
    reporterKind: text('reporter_kind', { enum: REPORTER_KINDS }).notNull(),
    /** Null for employers and visitors, and once the person erased their account. */
    idJsk: integer('id_jsk').references(() => jobSeekers.idJsk, { onDelete: 'set null' }),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    words: text('words').notNull().default(''),
    status: text('status', { enum: REPORT_STATUSES }).notNull().default('waiting'),
    decidedBy: integer('decided_by').references(() => platformAdmins.idAdmin),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    /** Keyed, of a visitor's network address and the review; null for others, and after 30 days. */
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
  idReview: integer('id_review')
    .primaryKey()
    .references(() => reviews.idReview, { onDelete: 'cascade' }),
  idUser: integer('id_user').references(() => users.idUser, { onDelete: 'set null' }),
  body: text('body').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** That the writer of a refused review asks the team to judge it once more. */
export const reviewAppeals = pgTable(
  'review_appeals',
  {
    idAppeal: identity('id_appeal'),
    idReview: integer('id_review')
      .notNull()
      .references(() => reviews.idReview, { onDelete: 'cascade' }),
    /** The decision it is against. */
    idDecision: integer('id_decision')
      .notNull()
      .references(() => moderationLog.idDecision, { onDelete: 'cascade' }),
    words: text('words').notNull(),
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

/** Append-only, by a trigger: each decision as a salted leaf; erasing a review erases its salt, the chain still verifies. */
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

/** Written as the indexes have it: a plan for any values of a parameter cannot use them. */
export const isPublishedReview = sql`${reviews.status} = 'published'`;

/**
 * Written as the index has it, so that a list in this order is read along it. Within a month the order is that of random
 * ids: it must not tell who came first.
 */
export const NEWEST_REVIEWS = [
  sql`${reviews.publishedMonth} desc nulls last`,
  sql`${reviews.publicId} desc nulls last`,
] as const;

/** Joins a review with the last decision that refused it or took it down. */
export const isLastRejection = sql`${moderationLog.idDecision} = (select max(d.id_decision)
  from moderation_log d where d.id_review = ${reviews.idReview} and d.action in ('refuse', 'remove'))`;

/** What a review says, its stars and its words, and nothing of who wrote it. */
export const REVIEW_TEXT = {
  ratingOverall: reviews.ratingOverall,
  ...aspectsBy('column', ({ column }) => reviews[column]),
  title: reviews.title,
  goodPoints: reviews.goodPoints,
  improvePoints: reviews.improvePoints,
  usefulCount: reviews.usefulCount,
};

/** The job it is about, as the writer told it. */
export const REVIEWED_JOB = {
  lang: reviews.lang,
  employmentStatus: reviews.employmentStatus,
  tenure: reviews.tenure,
  idJobField: reviews.idJobField,
  jobGrade: reviews.jobGrade,
  jobType: reviews.jobType,
  workCheck: reviews.workCheck,
};
