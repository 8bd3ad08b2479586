import { lt } from 'drizzle-orm';
import { FORM_DRAFT_TTL_MS } from '#shared/core/team/form-draft.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  keyPairs,
  oneTimeTokens,
  sessions,
  teamFormDrafts,
} from '#shared/server/db/schema/accounts.ts';
import { ENDED_SIGN_IN_DAYS } from '../core/session-limits.ts';

/** Deletes keys expired for a month: they open nothing and only help a thief of the database. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ENDED_SIGN_IN_DAYS * 24 * 60 * 60_000);
  await db.delete(keyPairs).where(lt(keyPairs.expiresAt, before));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before));
  await db.delete(sessions).where(lt(sessions.expiresAt, before));
  const draftCutoff = new Date(now.getTime() - FORM_DRAFT_TTL_MS);
  await db.delete(teamFormDrafts).where(lt(teamFormDrafts.createdAt, draftCutoff));
}
