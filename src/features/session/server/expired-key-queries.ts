import { lt } from 'drizzle-orm';
import { KEPT_FORM_MILLISECONDS } from '#shared/core/team/kept-form.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { keptForms, keyPairs, oneTimeTokens, sessions } from '#shared/server/db/schema/accounts.ts';
import { ENDED_SIGN_IN_DAYS } from '../core/session-limits.ts';

/** What has opened nothing for a month is no use to anybody but a thief of the database; nor is a form of yesterday. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ENDED_SIGN_IN_DAYS * 24 * 60 * 60_000);
  await db.delete(keyPairs).where(lt(keyPairs.expiresAt, before));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before));
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
  const typedBefore = new Date(now.getTime() - KEPT_FORM_MILLISECONDS);
  await db.delete(keptForms).where(lt(keptForms.createdAt, typedBefore));
}
