import { ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Owner, renewPasswordHash } from './credential-queries.ts';
import { verifyPassword } from './passwords.ts';

/** Null for an account there is none of, which costs the same; a hash of another spelling is renewed. */
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
