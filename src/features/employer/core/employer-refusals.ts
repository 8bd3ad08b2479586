import { CONFIRM_REFUSALS } from '#features/session/core/session-refusals.ts';
import { defineRefusals } from '#shared/core/refusals.ts';

export const EMAIL_REFUSALS = defineRefusals('employer:refusals.', { email_taken: 409 });

export const REGISTER_REFUSALS = defineRefusals('employer:refusals.', { company_claimed: 409 });

export const USER_REFUSALS = {
  ...CONFIRM_REFUSALS,
  ...EMAIL_REFUSALS,
  ...defineRefusals('employer:refusals.', { last_admin: 409, own_account: 409 }),
};
