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
import { companies, users } from './companies.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const ofCompany = () =>
  integer('id_emp')
    .notNull()
    .references(() => companies.idEmp, { onDelete: 'cascade' });

/** The letter an employer is writing, one in each language; whoever gets it is no part of it. */
export const invitationDrafts = pgTable(
  'invitation_drafts',
  {
    idEmp: ofCompany(),
    lang: text('lang', { enum: LOCALES }).notNull(),
    content: jsonb('content').$type<InvitationEmail>().notNull(),
    revision: integer('revision').notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.idUser, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.lang] }),
    oneOf('invitation_drafts_lang', table.lang, LOCALES),
  ],
);

/** A sending: one letter to many. Its id is its sender's own, so that each part of the list can come twice. */
export const invitations = pgTable(
  'invitations',
  {
    idInvitation: uuid('id_invitation').primaryKey(),
    idEmp: ofCompany(),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'set null' }),
    lang: text('lang', { enum: LOCALES }).notNull(),
    layoutLang: text('layout_lang', { enum: LOCALES }).notNull(),
    senderName: text('sender_name').notNull(),
    /** Where answers go; letters come from our own domain. */
    senderEmail: text('sender_email').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    state: text('state', { enum: CAMPAIGN_STATES }).notNull().default('receiving'),
    stoppedFor: text('stopped_for', { enum: SUSPENSION_REASONS }),
    /** Recipients that were announced. */
    size: integer('size').notNull(),
    /** Into how many parts its list was cut, and which of them have arrived. */
    parts: smallint('parts').notNull().default(1),
    receivedParts: smallint('parts_in').array().notNull().default(sql`'{}'`),
    /** 1, and 2 once it is sent as a reminder. */
    round: smallint('round').notNull().default(1),
    /** Numbers stay when the addresses are gone; each letter that left counts in the round it left in. */
    sent: integer('sent').notNull().default(0),
    reminded: integer('reminded').notNull().default(0),
    bounced: integer('bounced').notNull().default(0),
    notSent: integer('not_sent').notNull().default(0),
    complained: integer('complained').notNull().default(0),
    /** When the company confirmed that the list is its own people. */
    confirmedAt: instant('confirmed_at'),
    /** Recipients whom mail systems had refused before that. */
    refusedBefore: integer('refused_before').notNull().default(0),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    remindedAt: instant('reminded_at'),
    /** Figures with noise, once its links have ended; null is fewer than ten, or too few addresses. */
    openedFigure: integer('opened_figure'),
    reviewedFigure: integer('reviewed_figure'),
    /** The day in Thailand on which the figures were drawn; from then on its links lead nowhere. */
    figuresOn: date('figures_on'),
  },
  (table) => [
    index('invitations_without_figures')
      .on(table.createdAt, table.idInvitation)
      .where(sql`${table.figuresOn} is null`),
    index('invitations_by_company').on(table.idEmp, table.createdAt.desc()),
    index('invitations_by_time').on(table.createdAt, table.idInvitation),
    index('invitations_by_state').on(table.state, table.createdAt, table.idInvitation),
    oneOf('invitations_lang', table.lang, LOCALES),
    oneOf('invitations_state', table.state, CAMPAIGN_STATES),
    oneOf('invitations_stopped_for', table.stoppedFor, SUSPENSION_REASONS),
  ],
);

/** Knows who was asked and what became of the letter; never when a link was opened, and never who wrote. */
export const invitationRecipients = pgTable(
  'invitation_recipients',
  {
    idRecipient: uuid('id_recipient').primaryKey().defaultRandom(),
    idInvitation: uuid('id_invitation')
      .notNull()
      .references(() => invitations.idInvitation, { onDelete: 'cascade' }),
    idEmp: ofCompany(),
    /** The place of its bits in `invitation_marks`. */
    place: integer('place').notNull(),
    /** Gone 90 days after the letter. */
    email: text('email'),
    name: text('name').notNull().default(''),
    /** Keyed hash of the folded address. */
    emailHash: text('mailbox').notNull(),
    status: text('status', { enum: RECIPIENT_STATUSES }).notNull().default('queued'),
    round: smallint('round').notNull().default(1),
    attempts: smallint('attempts').notNull().default(0),
    softBounces: smallint('soft_bounces').notNull().default(0),
    dueAt: instant('due_at').notNull().defaultNow(),
    /** When the last letter left. */
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invitation_recipients_once').on(table.idInvitation, table.emailHash),
    uniqueIndex('invitation_recipients_place').on(table.idInvitation, table.place),
    index('invitation_recipients_due')
      .on(table.idInvitation, table.dueAt)
      .where(sql`${table.status} = 'queued'`),
    index('invitation_recipients_asked').on(table.idEmp, table.emailHash, table.createdAt.desc()),
    index('invitation_recipients_mailbox').on(table.emailHash),
    index('invitation_recipients_kept').on(table.createdAt).where(sql`${table.email} is not null`),
    oneOf('invitation_recipients_status', table.status, RECIPIENT_STATUSES),
  ],
);

/**
 * Who opened their link and who took a proof, a bit for each place. One row a sending, so neither the order of
 * rows nor a time tells in which order they did.
 */
export const invitationEventBits = pgTable('invitation_marks', {
  idInvitation: uuid('id_invitation')
    .primaryKey()
    .references(() => invitations.idInvitation, { onDelete: 'cascade' }),
  opened: bytes('opened').notNull(),
  taken: bytes('taken').notNull(),
});

/**
 * What is newly marked, which joins `invitation_marks` in a night, all of a sending at once and of five people at
 * least. Its migration makes it UNLOGGED: the log of the database never tells when anybody's bit was set, no copy
 * holds it, and a crash empties it.
 */
export const invitationPendingEventBits = pgTable('invitation_new_marks', {
  idInvitation: uuid('id_invitation')
    .primaryKey()
    .references(() => invitations.idInvitation, { onDelete: 'cascade' }),
  opened: bytes('opened').notNull(),
  taken: bytes('taken').notNull(),
});

/** Letters that left, by company, sender address and day. */
export const invitationDailyCounts = pgTable(
  'invitation_days',
  {
    idEmp: ofCompany(),
    /** Keyed hash of the sender's folded address. */
    sender: text('sender').notNull(),
    day: date('day').notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.idEmp, table.sender, table.day] })],
);

/** What an employer shares or prints: it proves nothing, so its code is no secret. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    idLink: uuid('id_link').primaryKey().defaultRandom(),
    idEmp: ofCompany(),
    idUser: integer('id_user').references(() => users.idUser, { onDelete: 'set null' }),
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

/** How often a shared link was used in a month; the count goes when its figure is drawn. */
export const invitationLinkUses = pgTable(
  'invitation_link_uses',
  {
    idLink: uuid('id_link')
      .notNull()
      .references(() => invitationLinks.idLink, { onDelete: 'cascade' }),
    /** The first day of the month. */
    month: date('month').notNull(),
    uses: integer('uses').default(0),
    figure: integer('figure'),
  },
  (table) => [
    primaryKey({ columns: [table.idLink, table.month] }),
    index('invitation_link_uses_without_figure')
      .on(table.month, table.idLink)
      .where(sql`${table.uses} is not null`),
  ],
);

/** Companies whose sendings the team has stopped. */
export const invitationSuspensions = pgTable('invitation_stops', {
  idEmp: integer('id_emp')
    .primaryKey()
    .references(() => companies.idEmp, { onDelete: 'cascade' }),
  remark: text('remark').notNull(),
  idAdmin: integer('id_admin').references(() => platformAdmins.idAdmin, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

/** Mailboxes that get no more invitations, from one company or from all (null). Outlives account and company's letters. */
export const emailSuppressions = pgTable(
  'mail_opt_outs',
  {
    /** Keyed hash of the folded address. */
    emailHash: text('mailbox').notNull(),
    idEmp: integer('id_emp').references(() => companies.idEmp, { onDelete: 'cascade' }),
    reason: text('reason', { enum: OPT_OUT_REASONS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // Each reason stands for itself: a bounce that is undone leaves what the owner asked for.
    uniqueIndex('mail_opt_outs_once_each').on(
      table.emailHash,
      sql`coalesce(${table.idEmp}, 0)`,
      table.reason,
    ),
    oneOf('mail_opt_outs_reason', table.reason, OPT_OUT_REASONS),
  ],
);

/** Mailboxes asked lately whose owners erased their accounts: another list shows them as asked until then. */
export const erasedRecipients = pgTable('erased_recipients', {
  /** Keyed hash of company and mailbox. */
  emailHash: text('mailbox').primaryKey(),
  until: instant('until').notNull(),
});

/** The keys that sign proofs blindly: one for a company, a year and a kind of proof, for everybody the same. */
export const proofKeys = pgTable(
  'proof_keys',
  {
    idEmp: ofCompany(),
    year: smallint('year').notNull(),
    kind: text('kind', { enum: WRITER_PROOFS }).notNull(),
    /** SPKI, DER. */
    publicKey: bytes('public_key').notNull(),
    /** PKCS #8, DER, sealed by a key of the server. */
    privateKey: bytes('private_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.year, table.kind] }),
    oneOf('proof_keys_kind', table.kind, WRITER_PROOFS),
  ],
);

/** Proofs that a review has carried. Neither the review nor a recipient can be told from one. */
export const redeemedProofs = pgTable(
  'spent_proofs',
  {
    hash: bytes('hash').primaryKey(),
    idEmp: ofCompany(),
    day: date('day').notNull(),
  },
  (table) => [index('spent_proofs_by_day').on(table.idEmp, table.day)],
);
