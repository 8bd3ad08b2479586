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
