import type { Locale } from '#shared/core/locale.ts';

export interface OutgoingMail {
  readonly idMail: string;
  readonly subject: string;
  /** Masked: the team does not need the recipient. */
  readonly to: string;
  readonly lang: Locale;
  readonly status: 'queued' | 'sent' | 'failed';
  readonly lastError: string;
  readonly createdAt: Date;
}

/** Emails to reviewers by date, without further details. */
export interface ReviewMails {
  readonly day: string;
  readonly mails: number;
  readonly failed: number;
}
