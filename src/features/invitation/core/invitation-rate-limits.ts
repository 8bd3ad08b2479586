import { DAY, defineLimit, HOUR } from '#shared/core/limits.ts';

export const CAMPAIGN_RATE_LIMIT = defineLimit({
  name: 'invitation',
  points: 200,
  duration: HOUR,
  shared: false,
});

export const MAX_ACTIVE_CAMPAIGNS = 10;

export const TEST_MAIL_QUOTA = defineLimit({
  name: 'invitationTest',
  points: 20,
  duration: DAY,
  shared: true,
});

/** Counted in the process alone: a database row would record when a proof was requested. */
export const PROOF_LIMIT = defineLimit({
  name: 'proof',
  points: 30,
  duration: HOUR,
  shared: false,
});
