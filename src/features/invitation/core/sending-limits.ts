import { DAY, defineLimit, HOUR } from '#shared/core/limits.ts';

/** Parts of lists and changes of state. */
export const CAMPAIGN_RATE_LIMIT = defineLimit({
  name: 'invitation',
  points: 200,
  duration: HOUR,
  shared: false,
});

/** How many sendings a company may have that have not ended. */
export const MAX_ACTIVE_CAMPAIGNS = 10;

export const TEST_MAIL_QUOTA = defineLimit({
  name: 'invitationTest',
  points: 20,
  duration: DAY,
  shared: true,
});
