import { ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Owner, renewPasswordHash } from './credential-queries.ts';
import { verifyPassword } from './passwords.ts';

/** Checks a password, in the same time for unknown accounts; updates an outdated hash. */
export async function verifyAccount(
  account: { readonly owner: Owner; readonly passwordHash: string | null } | null,
  password: string,
): Promise<Result<boolean, 'unavailable'>> {
  const stored = account?.passwordHash ?? null;
  const verified = await verifyPassword(stored, password);
  if (!verified.ok) return verified;
  const { isCorrect: isRight, renewed } = verified.value;
  if (account && stored !== null && renewed !== null) {
    await renewPasswordHash(db, account.owner, { stored, renewed });
  }
  return ok(isRight);
}
