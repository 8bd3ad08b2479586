import { sql } from 'drizzle-orm';
import {
  customType,
  date,
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
import { LOCALES } from '#shared/core/locale.ts';
import {
  CAMPAIGN_STATES,
  type InvitationEmail,
  OPT_OUT_REASONS,
  RECIPIENT_STATUSES,
  SUSPENSION_REASONS,
} from '../../../core/domain/invitation.ts';
import { WRITER_PROOFS } from '../../../core/domain/review.ts';
import { platformAdmins } from './accounts.ts';
import { createdAt, instant, oneOf, updatedAt } from './columns.ts';
import { byUser, companies, ofCompany } from './companies.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Invitation e-mail an employer is writing, one per language, without its recipients. */
export const invitationDrafts = pgTable(
  'invitation_drafts',
  {
    idEmp: ofCompany(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    content: jsonb('content').$type<InvitationEmail>().notNull(),
    revision: integer('revision').notNull().default(1),
    updatedBy: byUser('updated_by'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.lang] }),
    oneOf('invitation_drafts_lang', table.lang, LOCALES),
  ],
);

/** A campaign: one e-mail to many. The client creates its id, so that parts can be sent twice. */
export const invitations = pgTable(
  'invitations',
  {
    idInvitation: uuid('id_invitation').primaryKey(),
    idEmp: ofCompany(),
    idUser: byUser(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    layoutLang: text('layout_lang', { enum: LOCALES }).notNull(),
    senderName: text('sender_name').notNull(),
    /** Reply-To; the e-mails themselves come from our own domain. */
    senderEmail: text('sender_email').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    state: text('state', { enum: CAMPAIGN_STATES }).notNull().default('receiving'),
    suspendedReason: text('suspended_reason', { enum: SUSPENSION_REASONS }),
    size: integer('size').notNull(),
    /** Number of parts of the recipient list, and the parts received. */
    parts: smallint('parts').notNull().default(1),
    receivedParts: smallint('received_parts').array().notNull().default(sql`'{}'`),
    /** 1, or 2 once sent as a reminder. */
    round: smallint('round').notNull().default(1),
    /** Totals stay when addresses are erased; each e-mail counts in the round of its sending. */
    sent: integer('sent').notNull().default(0),
    reminded: integer('reminded').notNull().default(0),
    bounced: integer('bounced').notNull().default(0),
    notSent: integer('not_sent').notNull().default(0),
    complained: integer('complained').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
    /** Number of suppressed recipients when the company confirmed its list after a suspension. */
    suppressedBefore: integer('suppressed_before').notNull().default(0),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    remindedAt: instant('reminded_at'),
    /** Noisy stats once links have expired; null for under ten events or too few addresses. */
    openedStat: integer('opened_stat'),
    reviewedStat: integer('reviewed_stat'),
    /** Thai day of the final stats, from which the links stop working. */
    statsOn: date('stats_on'),
  },
  (table) => [
    index('invitations_without_stats')
      .on(table.createdAt, table.idInvitation)
      .where(sql`${table.statsOn} is null`),
    index('invitations_by_company').on(table.idEmp, table.createdAt.desc()),
    index('invitations_by_time').on(table.createdAt, table.idInvitation),
    index('invitations_by_state').on(table.state, table.createdAt, table.idInvitation),
    oneOf('invitations_lang', table.lang, LOCALES),
    oneOf('invitations_state', table.state, CAMPAIGN_STATES),
    oneOf('invitations_suspended_reason', table.suspendedReason, SUSPENSION_REASONS),
  ],
);

const ofCampaign = () =>
  uuid('id_invitation')
    .notNull()
    .references(() => invitations.idInvitation, { onDelete: 'cascade' });

/** Recipients and delivery states, but neither who opened a link nor who wrote a review. */
export const invitationRecipients = pgTable(
  'invitation_recipients',
  {
    idRecipient: uuid('id_recipient').primaryKey().defaultRandom(),
    idInvitation: ofCampaign(),
    idEmp: ofCompany(),
    /** Position of the recipient in the bit strings of `invitation_event_bits`. */
    bitIndex: integer('bit_index').notNull(),
    email: text('email'),
    name: text('name').notNull().default(''),
    emailHash: text('email_hash').notNull(),
    status: text('status', { enum: RECIPIENT_STATUSES }).notNull().default('queued'),
    round: smallint('round').notNull().default(1),
    attempts: smallint('attempts').notNull().default(0),
    softBounces: smallint('soft_bounces').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invitation_recipients_once').on(table.idInvitation, table.emailHash),
    uniqueIndex('invitation_recipients_bit_index').on(table.idInvitation, table.bitIndex),
    index('invitation_recipients_due')
      .on(table.idInvitation, table.dueAt)
      .where(sql`${table.status} = 'queued'`),
    index('invitation_recipients_by_company_and_email').on(
      table.idEmp,
      table.emailHash,
      table.createdAt.desc(),
    ),
    index('invitation_recipients_by_email').on(table.emailHash),
    index('invitation_recipients_with_email')
      .on(table.createdAt)
      .where(sql`${table.email} is not null`),
    oneOf('invitation_recipients_status', table.status, RECIPIENT_STATUSES),
  ],
);

/** Opened links and proofs, a bit per recipient in one row: no order reveals a sequence. */
export const invitationEventBits = pgTable('invitation_event_bits', {
  idInvitation: ofCampaign().primaryKey(),
  opened: bytes('opened').notNull(),
  issued: bytes('issued').notNull(),
});

/**
 * New event bits, merged nightly for a whole campaign and at least five people. UNLOGGED by its
 * migration: the WAL never shows the time of a bit, no backup holds it, and a crash empties it.
 */
export const invitationPendingEventBits = pgTable('invitation_pending_event_bits', {
  idInvitation: ofCampaign().primaryKey(),
  opened: bytes('opened').notNull(),
  issued: bytes('issued').notNull(),
});

export const invitationDailyCounts = pgTable(
  'invitation_daily_counts',
  {
    idEmp: ofCompany(),
    /** Keyed hash of the sender's canonical address. */
    sender: text('sender').notNull(),
    day: date('day').notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.idEmp, table.sender, table.day] })],
);

/** Link for sharing or printing: it proves nothing, so its code is no secret. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    idLink: uuid('id_link').primaryKey().defaultRandom(),
    idEmp: ofCompany(),
    idUser: byUser(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    createdAt: createdAt(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('invitation_links_code').on(table.code),
    index('invitation_links_by_company').on(table.idEmp, table.createdAt.desc()),
    oneOf('invitation_links_lang', table.lang, LOCALES),
  ],
);

/** Monthly uses of a shared link; the exact count is deleted when its published stat is drawn. */
export const invitationLinkUses = pgTable(
  'invitation_link_uses',
  {
    idLink: uuid('id_link')
      .notNull()
      .references(() => invitationLinks.idLink, { onDelete: 'cascade' }),
    month: date('month').notNull(),
    uses: integer('uses').default(0),
    stat: integer('stat'),
  },
  (table) => [
    primaryKey({ columns: [table.idLink, table.month] }),
    index('invitation_link_uses_without_stat')
      .on(table.month, table.idLink)
      .where(sql`${table.uses} is not null`),
  ],
);

export const invitationSuspensions = pgTable('invitation_suspensions', {
  idEmp: ofCompany().primaryKey(),
  remark: text('remark').notNull(),
  idAdmin: integer('id_admin').references(() => platformAdmins.idAdmin, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

/** Addresses without invitations from one company, or all (null). Outlives accounts, campaigns. */
export const emailSuppressions = pgTable(
  'email_suppressions',
  {
    emailHash: text('email_hash').notNull(),
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'cascade' }),
    reason: text('reason', { enum: OPT_OUT_REASONS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // One row per reason, so that lifting a bounce leaves an unsubscription in place.
    uniqueIndex('email_suppressions_once_each').on(
      table.emailHash,
      sql`coalesce(${table.idEmp}, 0)`,
      table.reason,
    ),
    oneOf('email_suppressions_reason', table.reason, OPT_OUT_REASONS),
  ],
);

/** Recently invited addresses of erased accounts: they count as invited until then. */
export const erasedRecipients = pgTable('erased_recipients', {
  /** Keyed hash of company and canonical address. */
  emailHash: text('email_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Blind signature keys: one per company, year and kind of proof, shared by all recipients. */
export const proofKeys = pgTable(
  'proof_keys',
  {
    idEmp: ofCompany(),
    year: smallint('year').notNull(),
    kind: text('kind', { enum: WRITER_PROOFS }).notNull(),
    publicKey: bytes('public_key').notNull(),
    /** PKCS #8 in DER form, sealed with a server key. */
    privateKey: bytes('private_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.year, table.kind] }),
    oneOf('proof_keys_kind', table.kind, WRITER_PROOFS),
  ],
);

/** Proofs redeemed by reviews; they link to neither review nor recipient. */
export const redeemedProofs = pgTable(
  'redeemed_proofs',
  {
    hash: bytes('hash').primaryKey(),
    idEmp: ofCompany(),
    day: date('day').notNull(),
  },
  (table) => [index('redeemed_proofs_by_day').on(table.idEmp, table.day)],
);
