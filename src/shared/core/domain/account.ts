/** Roles of an employer's account: administrators manage the users of their company. */
export const ACCOUNT_ROLES = ['admin', 'user'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];
