import { CAMPAIGN_LIMITS } from '../invitation-limits.ts';

export interface DeliveryCounts {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
  /** Counts since the company confirmed its list after a suspension; null: not confirmed. */
  readonly since?: { readonly sent: number; readonly bounced: number } | null;
}

/**
 * Returns the reason to suspend a campaign, or null: too many bounces or complaints would make mail
 * systems reject all e-mails of the platform. Rates of very small numbers are ignored.
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
