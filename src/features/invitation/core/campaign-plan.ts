import { CAMPAIGN_LIMITS } from './invitation-limits.ts';

export interface Quota {
  /** False until a nightly job has made the signing key, before which no e-mail leaves. */
  readonly hasKey: boolean;
  readonly perDay: number;
  readonly usedToday: number;
  readonly sender: {
    readonly days: number;
    readonly usedToday: number;
  };
}

/** Daily e-mails of a sender, fewer on its first days: mail systems distrust new senders. */
function shareOf(senderDays: number, perDay: number): number {
  return Math.ceil(perDay * (CAMPAIGN_LIMITS.warmUpShares[senderDays] ?? 1));
}

export function remainingToday({ hasKey, perDay, usedToday, sender }: Quota): number {
  if (!hasKey) return 0;
  const ofSender = shareOf(sender.days, perDay) - sender.usedToday;
  return Math.max(0, Math.min(perDay - usedToday, ofSender));
}

export interface CampaignPlan {
  /** Days, counted from today, until the e-mails have left. */
  readonly days: number;
  readonly today: number;
}

/** Plans when e-mails leave after `emailsAhead` e-mails of the company's earlier campaigns. */
export function planDelivery(emailCount: number, emailsAhead: number, quota: Quota): CampaignPlan {
  const first = remainingToday(quota);
  const senderDays = quota.sender.days - (quota.hasKey ? 0 : 1);
  const today = Math.min(emailCount, Math.max(0, first - emailsAhead));
  let waiting = emailCount + emailsAhead - first;
  let days = 1;
  while (waiting > 0) {
    waiting -= shareOf(senderDays + days, quota.perDay);
    days += 1;
  }
  return { days, today };
}
