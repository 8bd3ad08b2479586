import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { keptAnswers } from '#shared/server/db/schema/outreach.ts';

export interface KeptAnswer {
  readonly key: string;
  readonly asked: string;
  /** Null when the server died between the act and its answer, or the answer is too long to keep. */
  readonly answer: string | null;
}

export async function findKeptAnswer(db: Db, key: string, since: Date): Promise<KeptAnswer | null> {
  const [kept] = await db
    .select()
    .from(keptAnswers)
    .where(and(eq(keptAnswers.key, key), gt(keptAnswers.createdAt, since)));
  return kept ?? null;
}

/** False when somebody else has the key; who claims it meanwhile is waited for. */
export async function claimKey(
  tx: Db,
  { key, asked }: Omit<KeptAnswer, 'answer'>,
  since: Date,
): Promise<boolean> {
  const claimed = await tx
    .insert(keptAnswers)
    .values({ key, asked })
    .onConflictDoUpdate({
      target: keptAnswers.key,
      set: { asked, answer: null, createdAt: sql`now()` },
      setWhere: lt(keptAnswers.createdAt, since),
    })
    .returning({ key: keptAnswers.key });
  return claimed.length > 0;
}

export async function keepAnswer(db: Db, kept: KeptAnswer): Promise<void> {
  const { asked, answer } = kept;
  await db
    .insert(keptAnswers)
    .values(kept)
    .onConflictDoUpdate({ target: keptAnswers.key, set: { asked, answer } });
}

export async function releaseKey(db: Db, key: string): Promise<void> {
  await db.delete(keptAnswers).where(eq(keptAnswers.key, key));
}

/** Those that are too old, and the oldest of too many. */
export async function dropKeptAnswers(db: Db, since: Date, most: number): Promise<void> {
  await db.delete(keptAnswers).where(lt(keptAnswers.createdAt, since));
  const tooMany = db
    .select({ key: keptAnswers.key })
    .from(keptAnswers)
    .orderBy(desc(keptAnswers.createdAt))
    .offset(most);
  await db.delete(keptAnswers).where(inArray(keptAnswers.key, tooMany));
}
