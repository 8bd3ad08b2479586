import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { cutText } from '#shared/core/text/cut-text.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { platformAdmins, sessions } from '#shared/server/db/schema/accounts.ts';
import { companyClaims } from '#shared/server/db/schema/claims.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { MAX_SESSION_SECONDS } from '../../core/session.ts';
import { familyOfSession, revokeFamily } from './key-pair-queries.ts';
import type { SessionKind } from './session-tokens.ts';

export interface NewSession {
  readonly kind: SessionKind;
  readonly owner:
    | { readonly idUser: number }
    | { readonly idJsk: number }
    | { readonly idAdmin: number };
  readonly userAgent: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  /** Opened by a key pair without a password, so sensitive changes require it. */
  readonly byKeys?: boolean;
}

const NEVER = new Date(0);

export async function insertSession(db: Db, session: NewSession): Promise<string> {
  const { kind, owner, userAgent, openedAt, expiresAt, byKeys = false } = session;
  const [row] = await db
    .insert(sessions)
    .values({
      kind,
      ...owner,
      userAgent: cutText(userAgent, 300),
      createdAt: openedAt,
      authenticatedAt: byKeys ? NEVER : openedAt,
      expiresAt,
    })
    .returning({ idSession: sessions.idSession });
  if (!row) throw new Error('a session was not inserted');
  return row.idSession;
}

const isOpen = (idSession: string, now: Date | SQL) =>
  and(eq(sessions.idSession, idSession), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

const isLive = (idSession: string, kind: SessionKind) =>
  and(isOpen(idSession, sql`now()`), eq(sessions.kind, kind));

export async function liveUntil(db: Db, idSession: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(isOpen(idSession, now));
  return row?.expiresAt ?? null;
}

/** Role, rights and package are read with each request: revoking one takes effect at once. */
export async function findEmployerSession(db: Db, idSession: string) {
  const [row] = await db
    .select({
      idSession: sessions.idSession,
      idUser: users.idUser,
      idEmp: users.idEmp,
      email: users.email,
      role: users.role,
      canSendEmail: users.canSendEmail,
      companyNameTh: companies.companyNameTh,
      companyNameEn: companies.companyNameEn,
      packageHrSay: companies.packageHrSay,
      isListed: companies.isListed,
      isEmailVerified: sql<boolean>`(${companies.isListed} or ${companyClaims.verifiedAt} is not null)`,
      isClaiming: sql<boolean>`${companyClaims.idClaim} is not null`,
      deleteAfter: users.deleteAfter,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.idUser, sessions.idUser))
    .innerJoin(companies, eq(companies.idEmp, users.idEmp))
    .leftJoin(companyClaims, eq(companyClaims.idPlaceholder, users.idEmp))
    .where(and(isLive(idSession, 'employer'), isNull(users.deletedAt), companies.isActive));
  return row ?? null;
}

export async function findJobSeekerSession(db: Db, idSession: string) {
  const [row] = await db
    .select({
      idSession: sessions.idSession,
      idJsk: jobSeekers.idJsk,
      username: jobSeekers.username,
      emailVerified: sql<boolean>`${jobSeekers.emailVerifiedAt} is not null`,
    })
    .from(sessions)
    .innerJoin(jobSeekers, eq(jobSeekers.idJsk, sessions.idJsk))
    .where(and(isLive(idSession, 'jobSeeker'), isNull(jobSeekers.deletedAt)));
  return row ?? null;
}

export async function findPlatformAdminSession(db: Db, idSession: string) {
  const [row] = await db
    .select({
      idSession: sessions.idSession,
      idAdmin: platformAdmins.idAdmin,
      name: platformAdmins.name,
    })
    .from(sessions)
    .innerJoin(platformAdmins, eq(platformAdmins.idAdmin, sessions.idAdmin))
    .where(and(isLive(idSession, 'platformAdmin'), platformAdmins.isActive));
  return row ?? null;
}

/** Revokes a session, and expires the key pair that would renew it. */
export async function revokeSession(db: Db, idSession: string): Promise<void> {
  const family = await familyOfSession(db, idSession);
  if (family) await revokeFamily(db, family, new Date());
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.idSession, idSession), isNull(sessions.revokedAt)));
}

export async function extendSession(
  db: Db,
  { idSession, kind }: { readonly idSession: string; readonly kind: SessionKind },
  expiresAt: Date,
): Promise<Date | null> {
  const seconds = MAX_SESSION_SECONDS[kind];
  const maxExpiresAt = sql`${sessions.createdAt} + make_interval(secs => ${seconds})`;
  const [row] = await db
    .update(sessions)
    .set({ expiresAt: sql`least(${expiresAt.toISOString()}::timestamptz, ${maxExpiresAt})` })
    .where(isLive(idSession, kind))
    .returning({ expiresAt: sessions.expiresAt });
  return row?.expiresAt ?? null;
}
