import { CAMPAIGN_LIMITS } from '../invitation-limits.ts';

export interface DeliveryCounts {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
  /** Counts since the company confirmed the rest of its list; earlier ones are judged already. */
  readonly since?: { readonly sent: number; readonly bounced: number } | null;
}

/**
 * The reason to suspend a campaign: mail systems reject the platform's e-mails when too many
 * bounce. A rate counts once enough e-mails left, or once enough bounced.
 */
export function suspensionReason({
  sent,
  bounced,
  complained,
  since,
}: DeliveryCounts): 'complaints' | 'bounces' | null {
  const { complaints, bounces } = CAMPAIGN_LIMITS.suspension;
  if (exceedsRate(complained, sent, complaints)) return 'complaints';
  const rated = since ?? { sent, bounced };
  return exceedsRate(rated.bounced, rated.sent, bounces) ? 'bounces' : null;
}

const exceedsRate = (count: number, sent: number, { rate, from }: { rate: number; from: number }) =>
  (sent >= CAMPAIGN_LIMITS.suspension.minSent || count >= from) && count > rate * sent;
