import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { proofKeys, redeemedProofs } from '#shared/server/db/schema/invitations.ts';

export type StoredKey = typeof proofKeys.$inferSelect;
export type ProofKey = Pick<StoredKey, 'idEmp' | 'year' | 'kind'>;

const COLUMNS = {
  idEmp: proofKeys.idEmp,
  year: proofKeys.year,
  kind: proofKeys.kind,
  publicKey: proofKeys.publicKey,
  privateKey: proofKeys.privateKey,
};

export async function findProofKey(db: Db, key: ProofKey): Promise<StoredKey | null> {
  const { idEmp, year, kind } = key;
  const [row] = await db
    .select(COLUMNS)
    .from(proofKeys)
    .where(and(eq(proofKeys.idEmp, idEmp), eq(proofKeys.year, year), eq(proofKeys.kind, kind)));
  return row ?? null;
}

export async function hasProofKey(db: Db, { idEmp, year, kind }: ProofKey): Promise<boolean> {
  const found = await db
    .select({ year: proofKeys.year })
    .from(proofKeys)
    .where(and(eq(proofKeys.idEmp, idEmp), eq(proofKeys.year, year), eq(proofKeys.kind, kind)));
  return found.length > 0;
}

/** Stores a key; of two created concurrently the first stays. */
export async function insertProofKey(db: Db, key: StoredKey): Promise<void> {
  await db.insert(proofKeys).values(key).onConflictDoNothing();
}

/** Public keys, newest first, without keys created ahead for a future year. */
export function listPublicKeys(db: Db, idEmp: number, thisYear: number) {
  const { privateKey: _, ...publicColumns } = COLUMNS;
  return db
    .select(publicColumns)
    .from(proofKeys)
    .where(and(eq(proofKeys.idEmp, idEmp), lte(proofKeys.year, thisYear)))
    .orderBy(desc(proofKeys.year), proofKeys.kind);
}

/** Returns false when the proof was redeemed before; one of concurrent calls gets true. */
export async function insertRedeemedProof(
  db: Db,
  redeemed: typeof redeemedProofs.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(redeemedProofs)
    .values(redeemed)
    .onConflictDoNothing()
    .returning({ idEmp: redeemedProofs.idEmp });
  return rows.length > 0;
}
