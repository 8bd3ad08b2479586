import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SharedProfile } from '../../../core/domain/applicant.ts';
import { APPLICATION_STATUSES } from '../../../core/domain/application.ts';
import {
  CURRENCIES,
  EDUCATION_LEVELS,
  JOB_TYPES,
} from '../../../core/master-data/opening-lists.ts';
import { between, createdAt, identity, instant, oneOf, updatedAt } from './columns.ts';
import { ofCompany } from './companies.ts';
import { ofJobSeeker } from './job-seekers.ts';
import { jobFields, provinces } from './master-data.ts';
import { applicantDocuments } from './resumes.ts';

export const openings = pgTable(
  'openings',
  {
    idJob: identity('id_job'),
    idEmp: ofCompany(),
    idJobField: integer('id_job_field')
      .notNull()
      .references(() => jobFields.idJobField),
    positionTh: text('position_th').notNull().default(''),
    positionEn: text('position_en').notNull().default(''),
    descriptionTh: text('description_th').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    /** Monthly; both null means negotiable, a null upper bound means open-ended. */
    salaryFrom: integer('salary_from'),
    salaryTo: integer('salary_to'),
    salaryCurrency: char('salary_currency', { length: 3, enum: CURRENCIES })
      .notNull()
      .default('THB'),
    education: text('education', { enum: EDUCATION_LEVELS }).notNull().default('any'),
    province: char('province', { length: 2 }).references(() => provinces.code),
    jobType: text('job_type', { enum: JOB_TYPES }).notNull(),
    headcount: integer('headcount').notNull().default(1),
    postedAt: instant('posted_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
    /** Closed because the company did not confirm it, not by an employer. */
    isAutoClosed: boolean('is_auto_closed').notNull().default(false),
    /** Next step for an unconfirmed opening: the request, then the closing; null if none is due. */
    confirmationDueAt: instant('confirmation_due_at'),
    confirmationRequestedAt: instant('confirmation_requested_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Open positions of a company are counted from this index only.
    index('openings_by_company_and_posting').on(
      table.idEmp,
      table.postedAt.desc(),
      table.expiresAt,
      table.closedAt,
    ),
    index('openings_by_field').on(table.idJobField, table.idEmp),
    index('openings_by_expiry').on(table.expiresAt).where(sql`${table.closedAt} is null`),
    index('openings_by_confirmation')
      .on(table.confirmationDueAt)
      .where(sql`${table.confirmationDueAt} is not null`),
    // Sort orders of the opening search; openings_search (migration 0078) serves keywords.
    /** Serves counts of all openings and of filters without an index of their own. */
    index('openings_listed')
      .on(
        table.postedAt.desc(),
        table.idJob.desc(),
        table.expiresAt,
        table.idEmp,
        table.idJobField,
        table.province,
        table.jobType,
        table.education,
        table.salaryCurrency,
        table.salaryFrom,
        table.salaryTo,
      )
      .where(sql`${table.closedAt} is null`),
    index('openings_by_field_and_posting')
      .on(table.idJobField, table.postedAt.desc(), table.idJob.desc())
      .where(sql`${table.closedAt} is null`),
    index('openings_by_province_and_posting')
      .on(table.province, table.postedAt.desc(), table.idJob.desc())
      .where(sql`${table.closedAt} is null`),
    index('openings_by_type_and_posting')
      .on(table.jobType, table.postedAt.desc(), table.idJob.desc())
      .where(sql`${table.closedAt} is null`),
    index('openings_by_education_and_posting')
      .on(table.education, table.postedAt.desc(), table.idJob.desc())
      .where(sql`${table.closedAt} is null`),
    index('openings_by_pay')
      .on(
        sql`(case when ${table.salaryCurrency} = 'THB'
          then coalesce(${table.salaryTo}, ${table.salaryFrom}) end) desc nulls last`,
        table.postedAt.desc(),
        table.idJob.desc(),
      )
      .where(sql`${table.closedAt} is null`),
    index('openings_by_field_and_province')
      .on(table.idJobField, table.province, table.expiresAt)
      .where(sql`${table.closedAt} is null`),
    oneOf('openings_education', table.education, EDUCATION_LEVELS),
    oneOf('openings_job_type', table.jobType, JOB_TYPES),
    oneOf('openings_currency', table.salaryCurrency, CURRENCIES),
    between('openings_headcount', table.headcount, 1, 999),
    check('openings_named', sql`${table.positionTh} <> '' or ${table.positionEn} <> ''`),
    check(
      'openings_salary',
      sql`${table.salaryTo} >= ${table.salaryFrom} and ${table.salaryFrom} >= 0`,
    ),
    check(
      'openings_salary_from',
      sql`${table.salaryTo} is null or ${table.salaryFrom} is not null`,
    ),
    check('openings_period', sql`${table.expiresAt} > ${table.postedAt}`),
    check(
      'openings_confirmation',
      sql`(${table.closedAt} is null or ${table.confirmationDueAt} is null)
        and (${table.confirmationRequestedAt} is null or ${table.confirmationDueAt} is not null)
        and (${table.closedAt} is not null or not ${table.isAutoClosed})`,
    ),
    // Unique with the company, because the foreign key of applications includes it.
    uniqueIndex('openings_of_company').on(table.idJob, table.idEmp),
  ],
);

export const applications = pgTable(
  'applications',
  {
    idApplication: identity('id_application'),
    idJob: integer('id_job').notNull(),
    idEmp: integer('id_emp').notNull(),
    idJsk: ofJobSeeker(),
    appliedAt: instant('applied_at').notNull().defaultNow(),
    /** True once the person consented to be shown to the employer; without it a mere start. */
    consented: boolean('consented').notNull(),
    /** Invisible to the employer until sent. */
    coverNote: text('cover_note').notNull().default(''),
    /** Data shared with the employer by consent, until erased; all null otherwise. */
    sharedName: text('shared_name'),
    sharedEmail: text('shared_email'),
    sharedProfile: jsonb('shared_profile').$type<SharedProfile>(),
    sharedDocument: uuid('shared_document').references(() => applicantDocuments.idDocument, {
      onDelete: 'set null',
    }),
    /** Last status set by the employer; null date while there is none. */
    status: text('status', { enum: APPLICATION_STATUSES }).notNull().default('sent'),
    statusAt: instant('status_at'),
    /** A withdrawn application stays in the person's own list and can be sent again. */
    withdrawnAt: instant('withdrawn_at'),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    foreignKey({
      name: 'applications_of_opening',
      columns: [table.idJob, table.idEmp],
      foreignColumns: [openings.idJob, openings.idEmp],
    }).onDelete('cascade'),
    uniqueIndex('applications_once').on(table.idJob, table.idJsk),
    // Applications with consent are counted from this index only.
    index('applications_by_company_and_time').on(
      table.idEmp,
      table.appliedAt.desc(),
      table.consented,
    ),
    index('applications_by_job_seeker').on(table.idJsk, table.appliedAt.desc()),
    index('applications_not_notified').on(table.idEmp).where(sql`${table.notifiedAt} is null`),
    check('applications_shared', sql`num_nonnulls(${table.sharedName}, ${table.sharedEmail}) <> 1`),
    index('applications_by_document')
      .on(table.sharedDocument)
      .where(sql`${table.sharedDocument} is not null`),
    check(
      'applications_shared_with_email',
      sql`${table.sharedEmail} is not null or num_nonnulls(${table.sharedProfile}, ${table.sharedDocument}) = 0`,
    ),
    oneOf('applications_status', table.status, APPLICATION_STATUSES),
    check('applications_status_at', sql`(${table.status} = 'sent') = (${table.statusAt} is null)`),
    check('applications_consented', sql`${table.consented} or ${table.sharedEmail} is null`),
  ],
);

export const savedOpenings = pgTable(
  'saved_openings',
  {
    idJsk: ofJobSeeker(),
    idJob: integer('id_job')
      .notNull()
      .references(() => openings.idJob, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idJsk, table.idJob] }),
    index('saved_openings_by_opening').on(table.idJob),
  ],
);
