import { DAY, defineLimit } from '#shared/core/limits.ts';
import { returnPoints, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { CAMPAIGN_LIMITS } from '../../core/sending-settings.ts';

/** Letters that one mailbox gets in a day, of all companies together. */
const DAILY_LIMIT = defineLimit({
  name: 'mails:invitation',
  points: CAMPAIGN_LIMITS.dailyEmailsPerRecipient,
  duration: DAY,
  shared: true,
});

/** Counts a letter; answers when its mailbox takes the next where it has had enough, else null. */
export async function consumeDailyInvitation(emailHash: string, now: Date): Promise<Date | null> {
  const seconds = await takePoint(DAILY_LIMIT, emailHash);
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000);
}

/** The letter did not leave after all. */
export const refundDailyInvitation = (emailHash: string): Promise<void> =>
  returnPoints(DAILY_LIMIT, emailHash, 1);
