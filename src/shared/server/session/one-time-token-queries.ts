import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { oneTimeTokens } from '#shared/server/db/schema/accounts.ts';
import { lockOwner, type Owner } from './credential-queries.ts';

type TokenPurpose = typeof oneTimeTokens.$inferInsert.purpose;

export async function insertOneTimeToken(
  db: Db,
  token: typeof oneTimeTokens.$inferInsert,
): Promise<void> {
  await db.insert(oneTimeTokens).values(token);
}

/** A link that has nothing left to open, which says for a month that it was used. */
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

/** Marks the token used and answers it, in one statement: of two at once only one gets it. */
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
 * Links that would change the password or the address once more; those of an intruder among them. They
 * go, so that a link that is there and used has done what it was for. Of two that are asked for at once
 * the one written last stays.
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

/** A link of a mail or of the team, with its account: used, or good and spent by no look. */
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
