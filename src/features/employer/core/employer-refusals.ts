import { CONFIRM_REFUSALS } from '#features/session/core/session-refusals.ts';
import { defineRefusals } from '#shared/core/refusals.ts';

export const USER_REFUSALS = {
  ...CONFIRM_REFUSALS,
  ...defineRefusals('employer:refusals.', { email_taken: 409, last_admin: 409, own_account: 409 }),
};
