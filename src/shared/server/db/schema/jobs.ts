import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { EDUCATION_LEVELS, JOB_TYPES } from '#features/opening/core/opening-lists.ts';
import { createdAt, identity, instant, oneOf, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { jobSeekers } from './job-seekers.ts';
import { jobFields, provinces } from './master-data.ts';

export const openings = pgTable(
  'openings',
  {
    idJob: identity('id_job'),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    idJobField: integer('id_job_field')
      .notNull()
      .references(() => jobFields.idJobField),
    positionTh: text('position_th').notNull().default(''),
    positionEn: text('position_en').notNull().default(''),
    descriptionTh: text('description_th').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    /** Baht a month; both null means by agreement. */
    salaryFrom: integer('salary_from'),
    salaryTo: integer('salary_to'),
    education: text('education', { enum: EDUCATION_LEVELS }).notNull().default('any'),
    province: char('province', { length: 2 }).references(() => provinces.code),
    jobType: text('job_type', { enum: JOB_TYPES }).notNull(),
    headcount: integer('headcount').notNull().default(1),
    postedAt: instant('posted_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    closedAt: instant('closed_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('openings_by_company').on(table.idEmp, table.postedAt.desc()),
    index('openings_by_field').on(table.idJobField, table.idEmp),
    index('openings_by_expiry').on(table.expiresAt).where(sql`${table.closedAt} is null`),
    oneOf('openings_education', table.education, EDUCATION_LEVELS),
    oneOf('openings_job_type', table.jobType, JOB_TYPES),
    check('openings_named', sql`${table.positionTh} <> '' or ${table.positionEn} <> ''`),
    check(
      'openings_salary',
      sql`${table.salaryTo} >= ${table.salaryFrom} and ${table.salaryFrom} >= 0`,
    ),
  ],
);

export const applications = pgTable(
  'applications',
  {
    idApplication: identity('id_application'),
    idJob: integer('id_job')
      .notNull()
      .references(() => openings.idJob, { onDelete: 'cascade' }),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    idJsk: integer('id_jsk')
      .notNull()
      .references(() => jobSeekers.idJsk, { onDelete: 'cascade' }),
    appliedAt: instant('applied_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('applications_once').on(table.idJob, table.idJsk),
    index('applications_by_company').on(table.idEmp, table.appliedAt.desc()),
    index('applications_by_job_seeker').on(table.idJsk, table.appliedAt.desc()),
  ],
);
