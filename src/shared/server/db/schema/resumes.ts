import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  char,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type ApplicantProfile, MAX_PDF_BYTES } from '../../../core/domain/applicant.ts';
import { createdAt, identity, updatedAt } from './columns.ts';
import { companies, media } from './companies.ts';
import { ofJobSeeker } from './job-seekers.ts';
import { jobFields } from './master-data.ts';

export const resumes = pgTable('resumes', {
  idResume: identity('id_resume'),
  idJsk: ofJobSeeker().unique(),
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
    /** Null when the company is not on the site; its name stays as entered. */
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

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Resume PDFs: the one in the profile, and those attached to applications. */
export const applicantDocuments = pgTable(
  'applicant_documents',
  {
    idDocument: uuid('id_document').primaryKey().defaultRandom(),
    idJsk: ofJobSeeker(),
    sha256: char('sha256', { length: 64 }).notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('applicant_documents_once').on(table.idJsk, table.sha256),
    check(
      'applicant_documents_size',
      sql`octet_length(${table.content}) between 1 and ${sql.raw(String(MAX_PDF_BYTES))}`,
    ),
  ],
);

export const applicantProfiles = pgTable(
  'applicant_profiles',
  {
    idJsk: ofJobSeeker().primaryKey(),
    content: jsonb('content').$type<ApplicantProfile>().notNull(),
    idDocument: uuid('id_document').references(() => applicantDocuments.idDocument, {
      onDelete: 'set null',
    }),
    updatedAt: updatedAt(),
  },
  (table) => [index('applicant_profiles_by_document').on(table.idDocument)],
);
