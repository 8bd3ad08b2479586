import { CONFIRM_ERRORS } from '#features/session/core/session-errors.ts';
import { defineErrors } from '#shared/core/endpoint-errors.ts';

export const EMAIL_ERRORS = defineErrors('employer:errors.', { email_taken: 409 });

export const REGISTER_ERRORS = defineErrors('employer:errors.', { company_claimed: 409 });

export const USER_ERRORS = {
  ...CONFIRM_ERRORS,
  ...EMAIL_ERRORS,
  ...defineErrors('employer:errors.', { last_admin: 409, own_account: 409 }),
};
