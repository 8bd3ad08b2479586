// An employer who can sign in, for database tests of accounts.
import { and, desc, eq } from 'drizzle-orm';
import { setPasswordHash } from '#features/account/server/credential-queries.ts';
import { currentSessions } from '#features/account/server/current-sessions.ts';
import { openSession } from '#features/account/server/open-session.ts';
import { hashPassword } from '#features/account/server/passwords.ts';
import type { EmployerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { sessions, users } from '#shared/server/db/schema/accounts.ts';
import { outgoingMails } from '#shared/server/db/schema/outreach.ts';
import { registeredCompany } from './company-fixture.ts';

export const TEST_PASSWORD = 'k7#mQ2xz';

export interface TestEmployer {
  readonly idEmp: number;
  readonly idUser: number;
  readonly email: string;
}

export async function givePassword(idUser: number, password = TEST_PASSWORD): Promise<void> {
  const hashed = await hashPassword(password);
  if (!hashed.ok) throw new Error(hashed.code);
  await setPasswordHash(db, { idUser }, hashed.value);
}

/** The administrator of a company of its own. */
export async function employerWithPassword(): Promise<TestEmployer> {
  const { idEmp, idUser } = await registeredCompany(db);
  await givePassword(idUser);
  const [user] = await db.select().from(users).where(eq(users.idUser, idUser));
  return { idEmp, idUser, email: user?.email ?? '' };
}

/** Another one of the same company, with a password. */
export async function colleague(
  idEmp: number,
  role: 'admin' | 'user' = 'user',
): Promise<TestEmployer> {
  const email = `c${Math.random()}@example.com`;
  const [row] = await db
    .insert(users)
    .values({ idEmp, email, role, contactName: 'เพื่อน' })
    .returning({ idUser: users.idUser });
  const idUser = row?.idUser ?? 0;
  await givePassword(idUser);
  return { idEmp, idUser, email };
}

export async function sessionOf(
  { idUser }: Pick<TestEmployer, 'idUser'>,
  userAgent = '',
): Promise<EmployerSession & { readonly cookie: string }> {
  const owner = { idUser };
  const opened = await openSession(db, { kind: 'employer', owner, userAgent }, new Date());
  const cookie = `at=${opened.token}`;
  const { employer } = await whoIs(cookie);
  if (!employer) throw new Error('not signed in');
  return { ...employer, cookie };
}

export function whoIs(cookie: string) {
  return currentSessions(new Request('http://localhost/', { headers: { cookie } }));
}

/** As if the password had been typed that many minutes ago. */
export async function typedMinutesAgo(idSession: string, minutes: number): Promise<void> {
  const authenticatedAt = new Date(Date.now() - minutes * 60_000);
  await db.update(sessions).set({ authenticatedAt }).where(eq(sessions.idSession, idSession));
}

/** The props of the latest mail of a kind to an address, or null. */
export async function mailProps(email: string, template: string) {
  const [mail] = await db
    .select({ props: outgoingMails.props })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.toEmail, email), eq(outgoingMails.template, template)))
    .orderBy(desc(outgoingMails.createdAt))
    .limit(1);
  return mail?.props ?? null;
}
