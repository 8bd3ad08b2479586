import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const CAMPAIGN_ERRORS = defineErrors('invitation:refusals.', {
  may_not_send: 403,
  /** The sender's address no longer belongs to a user with a verified address. */
  sender_gone: 409,
  sendings_stopped: 403,
  /** `detail` says how long the list would take. */
  too_many_recipients: 409,
  too_many_sendings: 409,
  /** This part contradicts the first part of its campaign. */
  sending_changed: 409,
  sending_state: 409,
});
