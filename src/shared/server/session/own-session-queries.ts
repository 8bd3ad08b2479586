import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { sessions } from '#shared/server/db/schema/accounts.ts';
import { endFamily, familyOfSession } from './key-pair-queries.ts';

export async function authenticatedAt(db: Db, idSession: string): Promise<Date | null> {
  const [row] = await db
    .select({ since: sessions.authenticatedAt })
    .from(sessions)
    .where(eq(sessions.idSession, idSession));
  return row?.since ?? null;
}

export async function markAuthenticated(db: Db, idSession: string, now: Date): Promise<void> {
  await db.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.idSession, idSession));
}

/** Written at most every few minutes: that is as exact as anybody reads it. */
export async function touchSession(db: Db, idSession: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.idSession, idSession));
}

const isLive = (idUser: number) =>
  and(eq(sessions.idUser, idUser), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));

export interface LiveSession {
  readonly idSession: string;
  readonly userAgent: string;
  readonly lastSeenAt: Date;
}

/** The latest first; more than a screen of them says no more. */
export async function liveSessions(db: Db, idUser: number): Promise<readonly LiveSession[]> {
  return db
    .select({
      idSession: sessions.idSession,
      userAgent: sessions.userAgent,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(isLive(idUser))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50);
}

/** Only a session of one's own can be ended, with the pair that renews it; whether there was one. */
export async function endOwnSession(db: Db, idUser: number, idSession: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(isLive(idUser), eq(sessions.idSession, idSession)))
    .returning({ idSession: sessions.idSession });
  if (ended.length === 0) return false;
  const family = await familyOfSession(db, idSession);
  if (family) await endFamily(db, family, new Date());
  return true;
}
