import type { Locale } from '#shared/core/locale.ts';

export interface OutgoingMail {
  readonly idMail: string;
  readonly subject: string;
  readonly toEmail: string;
  readonly lang: Locale;
  readonly status: 'queued' | 'sent' | 'failed';
  readonly lastError: string;
  readonly createdAt: Date;
}
