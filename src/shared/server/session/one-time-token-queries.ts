import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { oneTimeTokens } from '#shared/server/db/schema/accounts.ts';
import { lockOwner, type Owner } from './credential-queries.ts';

type TokenPurpose = typeof oneTimeTokens.$inferInsert.purpose;

export async function insertOneTimeToken(db: Db, token: typeof oneTimeTokens.$inferInsert) {
  await db.insert(oneTimeTokens).values(token);
}

/** Records a used link, so that for a month it is reported as used. */
export async function insertUsedToken(
  tx: Db,
  token: { readonly tokenHash: string; readonly purpose: TokenPurpose },
): Promise<void> {
  const now = sql`now()`;
  await tx
    .insert(oneTimeTokens)
    .values({ ...token, usedAt: now, expiresAt: now })
    .onConflictDoNothing();
}

/** Consumes and returns the token in one statement: only one of two concurrent calls gets it. */
export async function consumeOneTimeToken(db: Db, tokenHash: string, purpose: TokenPurpose) {
  const [row] = await db
    .update(oneTimeTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Deletes unused links that could change password or address, since an intruder may have them.
 * Used ones stay, to be reported as used; of two concurrent requests the last link stays valid.
 */
export async function deleteCredentialLinks(tx: Db, owner: Owner): Promise<void> {
  await lockOwner(tx, owner);
  await tx
    .delete(oneTimeTokens)
    .where(
      and(
        'idUser' in owner
          ? eq(oneTimeTokens.idUser, owner.idUser)
          : eq(oneTimeTokens.idJsk, owner.idJsk),
        sql`${oneTimeTokens.purpose} in ('passwordReset', 'emailChange')`,
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

/** Finds a used or valid token without consuming it. */
export async function findOneTimeToken(
  db: Db,
  tokenHash: string,
  purpose: 'passwordReset' | 'emailChange' | 'adminLink' | 'alert',
) {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, purpose),
        or(isNotNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, sql`now()`)),
      ),
    );
  return row ?? null;
}
