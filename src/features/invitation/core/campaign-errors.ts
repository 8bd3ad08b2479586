import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const CAMPAIGN_ERRORS = defineErrors('invitation:errors.', {
  may_not_send: 403,
  /** The sender's address no longer belongs to a user with a verified address. */
  sender_removed: 409,
  invitations_suspended: 403,
  /** `detail` says how long the list would take. */
  too_many_recipients: 409,
  too_many_campaigns: 409,
  /** This part contradicts the first part of its campaign. */
  campaign_changed: 409,
  campaign_state: 409,
});
