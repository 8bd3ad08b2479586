import { CAMPAIGN_LIMITS } from './sending-settings.ts';

export interface Quota {
  /** The key that signs labels is made by night; letters wait for it. */
  readonly hasKey: boolean;
  /** Letters a company may send a day. */
  readonly perDay: number;
  readonly usedToday: number;
  readonly sender: {
    /** Days before today on which letters of this sender left. */
    readonly days: number;
    readonly usedToday: number;
  };
}

/** A mail system trusts a new sender only slowly. */
function shareOf(senderDays: number, perDay: number): number {
  return Math.ceil(perDay * (CAMPAIGN_LIMITS.warmUpShares[senderDays] ?? 1));
}

/** How many letters may still leave today. */
export function remainingToday({ hasKey, perDay, usedToday, sender }: Quota): number {
  if (!hasKey) return 0;
  const ofSender = shareOf(sender.days, perDay) - sender.usedToday;
  return Math.max(0, Math.min(perDay - usedToday, ofSender));
}

export interface CampaignPlan {
  /** Days on which letters leave or wait for their turn, today being the first. */
  readonly days: number;
  /** The number of these letters that leave today. */
  readonly today: number;
}

/** When letters leave that stand behind others of the same company. */
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
