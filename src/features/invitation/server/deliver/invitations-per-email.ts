import { DAY, sharedLimit } from '#shared/core/limits.ts';
import { returnPoints, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { CAMPAIGN_LIMITS } from '../../core/invitation-limits.ts';

const DAILY_LIMIT = sharedLimit('mails:invitation', CAMPAIGN_LIMITS.dailyEmailsPerRecipient, DAY);

/** Counts an e-mail and returns null, or at the limit returns when the next one is allowed. */
export async function consumeDailyInvitation(emailHash: string, now: Date): Promise<Date | null> {
  const seconds = await takePoint(DAILY_LIMIT, emailHash);
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000);
}

export const refundDailyInvitation = (emailHash: string): Promise<void> =>
  returnPoints(DAILY_LIMIT, emailHash, 1);
