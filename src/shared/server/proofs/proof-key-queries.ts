import { and, desc, eq, getTableColumns, lte } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { proofKeys, redeemedProofs } from '#shared/server/db/schema/invitations.ts';

export type StoredKey = typeof proofKeys.$inferSelect;
export type ProofKey = Pick<StoredKey, 'idEmp' | 'year' | 'kind'>;

const isKey = ({ idEmp, year, kind }: ProofKey) =>
  and(eq(proofKeys.idEmp, idEmp), eq(proofKeys.year, year), eq(proofKeys.kind, kind));

export async function findProofKey(db: Db, key: ProofKey): Promise<StoredKey | null> {
  const [row] = await db.select().from(proofKeys).where(isKey(key));
  return row ?? null;
}

export async function hasProofKey(db: Db, key: ProofKey): Promise<boolean> {
  return (await db.$count(proofKeys, isKey(key))) > 0;
}

/** Stores a key; of two created concurrently the first stays. */
export async function insertProofKey(db: Db, key: StoredKey): Promise<void> {
  await db.insert(proofKeys).values(key).onConflictDoNothing();
}

/** Public keys, newest first, without keys created ahead for a future year. */
export function listPublicKeys(db: Db, idEmp: number, thisYear: number) {
  const { privateKey: _, ...publicColumns } = getTableColumns(proofKeys);
  return db
    .select(publicColumns)
    .from(proofKeys)
    .where(and(eq(proofKeys.idEmp, idEmp), lte(proofKeys.year, thisYear)))
    .orderBy(desc(proofKeys.year), proofKeys.kind);
}

/** Returns false when the proof was redeemed before; one of concurrent calls gets true. */
export async function insertRedeemedProof(db: Db, redeemed: typeof redeemedProofs.$inferInsert) {
  const rows = await db
    .insert(redeemedProofs)
    .values(redeemed)
    .onConflictDoNothing()
    .returning({ idEmp: redeemedProofs.idEmp });
  return rows.length > 0;
}
