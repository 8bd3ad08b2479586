import { DAY, HOUR, localLimit, sharedLimit } from '#shared/core/limits.ts';

export const CAMPAIGN_RATE_LIMIT = localLimit('invitation', 200, HOUR);

export const MAX_ACTIVE_CAMPAIGNS = 10;

export const TEST_MAIL_QUOTA = sharedLimit('invitationTest', 20, DAY);

/** Counted in memory only: a database row would record when a proof was requested. */
export const PROOF_LIMIT = localLimit('proof', 30, HOUR);
