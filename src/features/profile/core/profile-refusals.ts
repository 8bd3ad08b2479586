import { defineRefusals } from '#shared/core/refusals.ts';

export const PROFILE_REFUSALS = defineRefusals('profile:refusals.', {
  awaiting_review: 409,
  not_complete: 409,
  cap_reached: 409,
});
