import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const PROFILE_ERRORS = defineErrors('profile:errors.', {
  awaiting_review: 409,
  not_complete: 409,
  email_not_verified: 409,
  cap_reached: 409,
  video_package: 403,
});
