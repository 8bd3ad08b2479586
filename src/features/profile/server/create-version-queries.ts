import { eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { profileVersions } from '#shared/server/db/schema/profiles.ts';

export async function insertDraft(
  db: Db,
  draft: Omit<typeof profileVersions.$inferInsert, 'state'>,
): Promise<void> {
  await db.insert(profileVersions).values({ ...draft, state: 'draft' });
}

export async function updateDraft(
  db: Db,
  idProfile: number,
  change: Pick<typeof profileVersions.$inferInsert, 'termsAcceptedAt' | 'companyName'>,
): Promise<void> {
  await db.update(profileVersions).set(change).where(eq(profileVersions.idProfile, idProfile));
}
