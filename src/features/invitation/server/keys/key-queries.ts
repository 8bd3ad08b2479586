import { and, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { PACKAGE_CAPS, PACKAGES } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { proofKeys } from '#shared/server/db/schema/invitations.ts';
import type { ProofKey } from '#shared/server/proofs/proof-key-queries.ts';

const INVITING_PACKAGES = PACKAGES.filter((name) => PACKAGE_CAPS[name].invitationMails);

interface KeylessPage {
  readonly beforeIdEmp: number | undefined;
  readonly limit: number;
}

/** Companies that may invite but have no key of this year, newest first. */
export async function listKeyless(
  db: Db,
  { year, kind }: Omit<ProofKey, 'idEmp'>,
  { beforeIdEmp, limit }: KeylessPage,
): Promise<number[]> {
  const key = db
    .select({ one: sql`1` })
    .from(proofKeys)
    .where(
      and(eq(proofKeys.idEmp, companies.idEmp), eq(proofKeys.year, year), eq(proofKeys.kind, kind)),
    );
  const rows = await db
    .select({ idEmp: companies.idEmp })
    .from(companies)
    .where(
      and(
        beforeIdEmp === undefined ? undefined : lt(companies.idEmp, beforeIdEmp),
        eq(companies.isListed, true),
        inArray(companies.packageHrSay, INVITING_PACKAGES),
        notExists(key),
      ),
    )
    .orderBy(desc(companies.idEmp))
    .limit(limit);
  return rows.map(({ idEmp }) => idEmp);
}
