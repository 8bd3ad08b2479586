import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { AUDITED_ACTIONS } from '#features/backoffice/core/audited-act.ts';
import type { Letter } from '#features/invitation/core/letter.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { createdAt, identity, instant, lower, oneOf, updatedAt } from './columns.ts';
import { companies, users } from './companies.ts';

const RECIPIENT_STATUSES = ['queued', 'sent', 'bounced', 'opened', 'skipped'] as const;
const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const;

/** The letter an employer is writing, one in each language; whoever gets it is no part of it. */
export const invitationDrafts = pgTable(
  'invitation_drafts',
  {
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    lang: text('lang', { enum: LOCALES }).notNull(),
    content: jsonb('content').$type<Letter>().notNull(),
    revision: integer('revision').notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.idUser, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.lang] }),
    oneOf('invitation_drafts_lang', table.lang, LOCALES),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    idInvitation: identity('id_invitation'),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'set null' }),
    channel: text('channel', { enum: ['email', 'link'] }).notNull(),
    senderEmail: text('sender_email').notNull().default(''),
    senderName: text('sender_name').notNull().default(''),
    subject: text('subject').notNull().default(''),
    layoutLang: text('layout_lang', { enum: LOCALES }).notNull(),
    content: text('content').notNull().default(''),
    linkHash: text('link_hash'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('invitations_by_company').on(table.idEmp, table.createdAt.desc()),
    uniqueIndex('invitations_link').on(table.linkHash),
    oneOf('invitations_channel', table.channel, ['email', 'link']),
  ],
);

/** Knows who was asked and whether the form was opened; never who wrote. */
export const invitationRecipients = pgTable(
  'invitation_recipients',
  {
    idRecipient: identity('id_recipient'),
    idInvitation: integer('id_invitation')
      .notNull()
      .references(() => invitations.idInvitation, { onDelete: 'cascade' }),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    status: text('status', { enum: RECIPIENT_STATUSES }).notNull().default('queued'),
    tokenHash: text('token_hash').notNull(),
    sentAt: instant('sent_at'),
    openedAt: instant('opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invitation_recipients_once').on(table.idInvitation, lower(table.email)),
    uniqueIndex('invitation_recipients_token').on(table.tokenHash),
    index('invitation_recipients_recent').on(
      table.idEmp,
      lower(table.email),
      table.createdAt.desc(),
    ),
    oneOf('invitation_recipients_status', table.status, RECIPIENT_STATUSES),
  ],
);

/** Addresses that asked for no more invitations; by hash, from one company or from all (null). */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    idOptOut: identity('id_opt_out'),
    emailHash: text('email_hash').notNull(),
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mail_opt_outs_once').on(table.emailHash, sql`coalesce(${table.idEmp}, 0)`),
  ],
);

/** Every mail the product promised, written in the business transaction and sent by a job. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    idMail: uuid('id_mail').primaryKey().defaultRandom(),
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'set null' }),
    template: text('template').notNull(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    toEmail: text('to_email').notNull(),
    toName: text('to_name').notNull().default(''),
    replyTo: text('reply_to'),
    /** What the template needs; emptied once sent when it holds a secret link. */
    props: jsonb('props').$type<Record<string, unknown>>().notNull(),
    subject: text('subject').notNull().default(''),
    status: text('status', { enum: MAIL_STATUSES }).notNull().default('queued'),
    /** Row and file go so many days after sending. */
    keepDays: smallint('keep_days').notNull().default(30),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error').notNull().default(''),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('outgoing_mails_by_status').on(table.status, table.createdAt.desc()),
    index('outgoing_mails_by_company').on(table.idEmp),
    oneOf('outgoing_mails_status', table.status, MAIL_STATUSES),
  ],
);

/** What an employer did, in words: '{company name} auto Login'. */
export const actionLogs = pgTable(
  'action_logs',
  {
    idLog: identity('id_log'),
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    createdBy: integer('created_by').references(() => users.idUser, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('action_logs_by_company').on(table.idEmp, table.createdAt.desc())],
);

/** Who of the team or of a company did what that others must be able to trace. */
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

/** Counters of rate-limiter-flexible, shared by every process. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expire)],
);

/** What was answered under an `Idempotency-Key`: neither who asked, nor the key, nor the answer can be read. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    key: text('key').primaryKey(),
    asked: text('asked').notNull(),
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [index('kept_answers_by_age').on(table.createdAt)],
);
