import { defineErrors } from '#shared/core/refusals.ts';

export const CAMPAIGN_ERRORS = defineErrors('invitation:refusals.', {
  /** The package holds no mails, or the user no right to send them. */
  may_not_send: 403,
  /** The sender's address is no proved address of a user of the company any more. */
  sender_gone: 409,
  /** The team has stopped what the company sends. */
  sendings_stopped: 403,
  /** Its `detail` says how many days they would take. */
  too_many_recipients: 409,
  /** So many of the company are under way. */
  too_many_sendings: 409,
  /** This part says something else of its sending than the first one did. */
  sending_changed: 409,
  /** What is asked for is no longer, or not yet, possible. */
  sending_state: 409,
});
