import type { Locale } from '#shared/core/locale.ts';

export interface OutgoingMail {
  readonly idMail: string;
  readonly subject: string;
  /** The masked recipient, because the team has no need to know the email. */
  readonly to: string;
  readonly lang: Locale;
  readonly status: 'queued' | 'sent' | 'failed';
  readonly lastError: string;
  readonly createdAt: Date;
}

/** The number of emails to reviewers on one day; details could identify a reviewer. */
export interface ReviewMails {
  readonly day: string;
  readonly mails: number;
  readonly failed: number;
}
