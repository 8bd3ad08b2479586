// Gives the company of an employer another package at once; how the team does it has a journey of its own.
import { eq, inArray } from 'drizzle-orm';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { makeProofKey } from '#shared/server/proofs/proof-keys.ts';
import { joinProduct } from './join-product.ts';

export async function givePackage(email: string, packageHrSay: PackageHrSay): Promise<void> {
  await joinProduct();
  const own = db.select({ idEmp: users.idEmp }).from(users).where(eq(users.email, email));
  const changed = await db
    .update(companies)
    .set({ packageHrSay })
    .where(inArray(companies.idEmp, own))
    .returning({ idEmp: companies.idEmp });
  // Letters wait for the key of their company, which a job makes at night.
  for (const { idEmp } of changed) {
    await makeProofKey(db, { idEmp, year: thaiYear(new Date()), kind: 'invitation' });
  }
  await invalidateTags(
    db,
    changed.map(({ idEmp }) => `company:${idEmp}`),
  );
}
