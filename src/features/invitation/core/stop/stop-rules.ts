import { CAMPAIGN_LIMITS } from '../sending-settings.ts';

export interface DeliveryCounts {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
  /** What became of letters that left since the company confirmed the rest of the list: those before are judged already. */
  readonly since?: { readonly sent: number; readonly bounced: number } | null;
}

/**
 * Why a sending must not go on: mail systems refuse the letters of everybody when too many come back. A rate is
 * believed once enough letters left, or once enough came back whatever the rate's base.
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
