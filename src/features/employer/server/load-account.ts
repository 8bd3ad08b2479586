import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { type LiveSession, liveSessions } from '#shared/server/session/own-session-queries.ts';
import { companyUsers } from './company-user-queries.ts';
import { wouldCloseCompany } from './delete-account.ts';

export interface AccountOverview {
  readonly userCount: number;
  readonly hasPassword: boolean;
  readonly sessions: readonly LiveSession[];
  readonly closesCompany: boolean;
}

export async function loadAccount(session: EmployerSession): Promise<AccountOverview> {
  const [users, sessions, closesCompany] = await Promise.all([
    companyUsers(db, session.idEmp),
    liveSessions(db, session),
    wouldCloseCompany(db, session),
  ]);
  const hasPassword = users.some((user) => user.idUser === session.idUser && user.hasPassword);
  return { userCount: users.length, hasPassword, sessions, closesCompany };
}
