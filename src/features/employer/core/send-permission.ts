import type { EmployerSession } from '#shared/core/session.ts';

/** Administrators may always send email for the company; users need permission. */
export function maySendEmail({
  role,
  canSendEmail,
}: Pick<EmployerSession, 'role' | 'canSendEmail'>): boolean {
  return role === 'admin' || canSendEmail;
}
