import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LOCALES } from '#shared/core/locale.ts';
import { AUDITED_ACTIONS } from '../../../core/domain/audit.ts';
import { ALERT_FREQUENCIES } from '../../../core/domain/opening.ts';
import { createdAt, identity, instant, lower, oneOf } from './columns.ts';
import { byUser, companies, ofCompany } from './companies.ts';

const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const;

/** Transactional outbox: mails are written with the business data and sent by a job. */
export const emailOutbox = pgTable(
  'email_outbox',
  {
    idMail: uuid('id_mail').primaryKey().defaultRandom(),
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'set null' }),
    template: text('template').notNull(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    toEmail: text('to_email').notNull(),
    toName: text('to_name').notNull().default(''),
    replyTo: text('reply_to'),
    /** Template props; emptied after sending when they hold a secret link. */
    props: jsonb('props').$type<Record<string, unknown>>().notNull(),
    subject: text('subject').notNull().default(''),
    status: text('status', { enum: MAIL_STATUSES }).notNull().default('queued'),
    keepDays: smallint('keep_days').notNull().default(30),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('email_outbox_by_status').on(table.status, table.createdAt.desc()),
    index('email_outbox_by_company').on(table.idEmp),
    oneOf('email_outbox_status', table.status, MAIL_STATUSES),
  ],
);

/** Employer actions as displayed text: '{company name} auto Login'. */
export const actionLogs = pgTable(
  'action_logs',
  {
    idLog: identity('id_log'),
    idEmp: ofCompany(),
    action: text('action').notNull(),
    createdBy: byUser('created_by'),
    createdAt: createdAt(),
  },
  (table) => [index('action_logs_by_company').on(table.idEmp, table.createdAt.desc())],
);

export const auditLog = pgTable(
  'audit_log',
  {
    idAudit: bigint('id_audit', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorKind: text('actor_kind').notNull(),
    idActor: integer('id_actor'),
    action: text('action', { enum: AUDITED_ACTIONS }).notNull(),
    subject: text('subject').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_by_time').on(table.createdAt.desc()),
    index('audit_log_by_subject').on(table.subject, table.createdAt.desc()),
  ],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expire)],
);

/** Consecutive failures by job; a success deletes the row. Job data is not stored. */
export const jobFailures = pgTable('job_failures', {
  job: text('job').primaryKey(),
  consecutiveFailures: integer('consecutive_failures').notNull(),
  failingSince: instant('failing_since').notNull().defaultNow(),
});

/** Responses by `Idempotency-Key`, sealed: neither caller, key nor response can be read. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    key: text('key').primaryKey(),
    requestHash: text('request_hash').notNull(),
    response: text('response'),
    createdAt: createdAt(),
  },
  (table) => [index('idempotency_records_by_age').on(table.createdAt)],
);

/** E-mail subscriptions to new openings of a company or a search, by address instead of account. */
export const alerts = pgTable(
  'alerts',
  {
    idAlert: uuid('id_alert').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    emailHash: text('email_hash').notNull(),
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'cascade' }),
    /** Query string of the search; empty for a company. */
    search: text('search').notNull(),
    frequency: text('frequency', { enum: ALERT_FREQUENCIES }).notNull(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    /** Time of the double opt-in; null: only the confirmation e-mail may be sent. */
    confirmedAt: instant('confirmed_at'),
    notifiedUntil: instant('notified_until').notNull().defaultNow(),
    dueOn: date('due_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('alerts_once').on(table.emailHash, sql`coalesce(${table.idEmp}, 0)`, table.search),
    index('alerts_by_email').on(lower(table.email)),
    index('alerts_by_company').on(table.idEmp),
    /** Serves due alerts, sorted so that alerts with the same content are adjacent. */
    index('alerts_due')
      .on(table.dueOn, table.idEmp, table.search, table.idAlert)
      .where(sql`${table.confirmedAt} is not null`),
    index('alerts_unconfirmed').on(table.createdAt).where(sql`${table.confirmedAt} is null`),
    oneOf('alerts_frequency', table.frequency, ALERT_FREQUENCIES),
    oneOf('alerts_lang', table.lang, LOCALES),
  ],
);
