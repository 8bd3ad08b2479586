import type { PgTable } from 'drizzle-orm/pg-core';

type NamesIn<Module> = {
  [Key in keyof Module]: Module[Key] extends PgTable<infer Table> ? Table['name'] : never;
}[keyof Module];

type TableName =
  /** Maintained by triggers and absent from the schema. */
  | 'company_search'
  | NamesIn<typeof import('./schema/accounts.ts')>
  | NamesIn<typeof import('./schema/captions.ts')>
  | NamesIn<typeof import('./schema/claims.ts')>
  | NamesIn<typeof import('./schema/company-stats.ts')>
  | NamesIn<typeof import('./schema/company-visits.ts')>
  | NamesIn<typeof import('./schema/companies.ts')>
  | NamesIn<typeof import('./schema/invitations.ts')>
  | NamesIn<typeof import('./schema/job-seekers.ts')>
  | NamesIn<typeof import('./schema/jobs.ts')>
  | NamesIn<typeof import('./schema/master-data.ts')>
  | NamesIn<typeof import('./schema/operations.ts')>
  | NamesIn<typeof import('./schema/profiles.ts')>
  | NamesIn<typeof import('./schema/reactions.ts')>
  | NamesIn<typeof import('./schema/resumes.ts')>
  | NamesIn<typeof import('./schema/reviews.ts')>
  | NamesIn<typeof import('./schema/uploads.ts')>;

/** A table with data of job seekers: its eraser, and its key in the person's export. */
interface PersonTable {
  readonly erasedBy: string;
  /** Keys, copies and data of other people are not exported. */
  readonly exportedAs: string | null;
}

/** Owner of a table without data of job seekers; hashes that remain identify no person. */
type Other = 'company' | 'employer' | 'team' | 'hash' | 'nobody';

/** One entry per table, read by erasure, export and their test; the types reject a missing one. */
export const PERSON_TABLES = {
  alerts: { erasedBy: 'alerts', exportedAs: 'alerts' },
  applicant_documents: { erasedBy: 'account', exportedAs: 'documents' },
  applicant_profiles: { erasedBy: 'account', exportedAs: 'applicantProfile' },
  applications: { erasedBy: 'account', exportedAs: 'applications' },
  invitation_event_bits: { erasedBy: 'invitations', exportedAs: null },
  invitation_pending_event_bits: { erasedBy: 'invitations', exportedAs: null },
  invitation_recipients: { erasedBy: 'invitations', exportedAs: 'invitations' },
  job_seekers: { erasedBy: 'account', exportedAs: 'account' },
  key_pairs: { erasedBy: 'account', exportedAs: null },
  media: { erasedBy: 'photo', exportedAs: null },
  one_time_tokens: { erasedBy: 'account', exportedAs: null },
  email_outbox: { erasedBy: 'mails', exportedAs: null },
  reactions: { erasedBy: 'reactions', exportedAs: 'likesAndShares' },
  resumes: { erasedBy: 'resume', exportedAs: null },
  review_appeals: { erasedBy: 'reviews', exportedAs: 'appeals' },
  review_reports: { erasedBy: 'reviews', exportedAs: 'reports' },
  reviews: { erasedBy: 'reviews', exportedAs: 'reviews' },
  saved_openings: { erasedBy: 'account', exportedAs: 'savedOpenings' },
  sessions: { erasedBy: 'account', exportedAs: 'sessions' },
  useful_votes: { erasedBy: 'reviews', exportedAs: 'usefulVotes' },
  work_history: { erasedBy: 'resume', exportedAs: null },
  action_logs: 'employer',
  approvals: 'company',
  audit_log: 'team',
  companies: 'company',
  company_claims: 'employer',
  company_counts: 'company',
  company_job_fields: 'company',
  company_openings: 'company',
  company_quotes: 'company',
  company_recount_schedule: 'company',
  company_search: 'company',
  company_stats: 'company',
  company_visits: 'company',
  dream_companies: 'company',
  erased_recipients: 'hash',
  industries: 'nobody',
  invitation_daily_counts: 'company',
  invitation_drafts: 'employer',
  invitation_link_uses: 'company',
  invitation_links: 'employer',
  invitation_suspensions: 'company',
  invitations: 'employer',
  job_failures: 'nobody',
  job_fields: 'nobody',
  idempotency_records: 'hash',
  team_form_drafts: 'team',
  email_suppressions: 'hash',
  market_stats: 'nobody',
  media_captions: 'company',
  moderation_log: 'team',
  nightly_stats: 'nobody',
  review_item_locks: 'team',
  opening_counts: 'nobody',
  openings: 'company',
  platform_admins: 'team',
  profile_captions: 'company',
  profile_items: 'company',
  profile_media: 'company',
  profile_versions: 'company',
  proof_keys: 'company',
  provinces: 'nobody',
  rate_limits: 'hash',
  reaction_counts: 'company',
  review_replies: 'employer',
  review_sums: 'company',
  review_tombstones: 'hash',
  section_revisions: 'employer',
  redeemed_proofs: 'hash',
  uploads: 'employer',
  users: 'employer',
  wizard_steps: 'company',
} as const satisfies Readonly<Record<TableName, PersonTable | Other>>;

type PersonEntry = Extract<(typeof PERSON_TABLES)[keyof typeof PERSON_TABLES], PersonTable>;
export type Eraser = PersonEntry['erasedBy'];
export type ExportedAs = NonNullable<PersonEntry['exportedAs']>;

const isPersonEntry = (line: PersonTable | Other): line is PersonEntry => typeof line !== 'string';
const personEntries: readonly PersonEntry[] = Object.values(PERSON_TABLES).filter(isPersonEntry);

/** Each eraser once, the account last, so that a failed erasure restarts from the beginning. */
export const ERASERS: readonly Eraser[] = [
  ...new Set(personEntries.map(({ erasedBy }) => erasedBy).filter((name) => name !== 'account')),
  'account',
];

export const EXPORTED: readonly ExportedAs[] = personEntries.flatMap(
  ({ exportedAs }) => exportedAs ?? [],
);
