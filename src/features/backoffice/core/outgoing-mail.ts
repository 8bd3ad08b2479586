import type { Locale } from '#shared/core/locale.ts';

export interface OutgoingMail {
  readonly idMail: string;
  readonly subject: string;
  /** Masked: the team need not know who was written to. */
  readonly to: string;
  readonly lang: Locale;
  readonly status: 'queued' | 'sent' | 'failed';
  readonly lastError: string;
  readonly createdAt: Date;
}

/** Mails to writers of reviews on one day, which is all the team learns of them. */
export interface ReviewMails {
  readonly day: string;
  readonly mails: number;
  readonly failed: number;
}
