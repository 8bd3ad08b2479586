import { and, desc, eq, exists, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { keyPairs, sessions } from '#shared/server/db/schema/accounts.ts';
import { isOwnedBy, type Owner } from './credential-queries.ts';
import { expirePairs, familyOfSession, revokeFamily } from './key-pair-queries.ts';

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

/** Stores the time of use, which is displayed; callers do so only every few minutes. */
export async function touchSession(db: Db, idSession: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.idSession, idSession));
}

/** Open, or expired and renewable by an unused key pair. */
const isLive = (db: Db, owner: Owner) =>
  and(
    isOwnedBy(sessions, owner),
    isNull(sessions.revokedAt),
    or(
      gt(sessions.expiresAt, sql`now()`),
      exists(
        db
          .select({ one: sql`1` })
          .from(keyPairs)
          .where(
            and(
              eq(keyPairs.idSession, sessions.idSession),
              isNull(keyPairs.usedAt),
              gt(keyPairs.expiresAt, sql`now()`),
            ),
          ),
      ),
    ),
  );

export type LiveSession = Awaited<ReturnType<typeof liveSessions>>[number];

export function liveSessions(db: Db, owner: Owner) {
  return db
    .select({
      idSession: sessions.idSession,
      userAgent: sessions.userAgent,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(isLive(db, owner))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50);
}

const MAX_EXPORTED_SESSIONS = 1_000;

/** Sign-ins of a job seeker for the export, newest first, without usable secrets. */
export function exportedSessions(db: Db, idJsk: number) {
  return db
    .select({
      device: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endedAt: sessions.revokedAt,
    })
    .from(sessions)
    .where(eq(sessions.idJsk, idJsk))
    .orderBy(desc(sessions.createdAt))
    .limit(MAX_EXPORTED_SESSIONS);
}

/** Revokes a session of this owner with its key pairs and links; returns whether it existed. */
export async function revokeOwnSession(db: Db, owner: Owner, idSession: string): Promise<boolean> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(isLive(db, owner), eq(sessions.idSession, idSession)))
    .returning({ idSession: sessions.idSession });
  if (revoked.length === 0) return false;
  await expirePairs(db, and(isOwnedBy(keyPairs, owner), eq(keyPairs.tokenUse, 'link')));
  const family = await familyOfSession(db, idSession);
  if (family) await revokeFamily(db, family, new Date());
  return true;
}
