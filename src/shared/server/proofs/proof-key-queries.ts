import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '#shared/server/db/pool.ts';
import { proofKeys, spentProofs } from '#shared/server/db/schema/invitations.ts';

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

/** Keeps a key; when two are made at once, the first one stays. */
export async function insertProofKey(db: Db, key: StoredKey): Promise<void> {
  await db.insert(proofKeys).values(key).onConflictDoNothing();
}

/** Public halves alone, the newest first. */
export function listPublicKeys(db: Db, idEmp: number) {
  const { privateKey: _, ...publicColumns } = COLUMNS;
  return db
    .select(publicColumns)
    .from(proofKeys)
    .where(eq(proofKeys.idEmp, idEmp))
    .orderBy(desc(proofKeys.year), proofKeys.kind);
}

/** False when it was spent before; of many at once one is first. */
export async function insertSpentProof(
  db: Db,
  spent: typeof spentProofs.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(spentProofs)
    .values(spent)
    .onConflictDoNothing()
    .returning({ idEmp: spentProofs.idEmp });
  return rows.length > 0;
}
