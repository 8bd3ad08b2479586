import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { identity, updatedAt } from './columns.ts';
import { companies, media } from './companies.ts';
import { jobSeekers } from './job-seekers.ts';
import { jobFields } from './master-data.ts';

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
