import type { EmployerSession } from '#shared/core/session.ts';

/** An administrator may always send e-mail in the company's name; a user where one has allowed it. */
export function maySendEmail({
  role,
  canSendEmail,
}: Pick<EmployerSession, 'role' | 'canSendEmail'>): boolean {
  return role === 'admin' || canSendEmail;
}
