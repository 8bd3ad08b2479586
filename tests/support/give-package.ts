// Gives the company of an employer another package at once; how the team does it has a journey of its own.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type { PackageHrSay } from '#shared/core/session.ts';
import { openDatabase } from '#shared/server/db/open-database.ts';
import { closePool, db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidate.ts';
import { productUnderTest } from './product-under-test.ts';

export async function givePackage(email: string, packageHrSay: PackageHrSay): Promise<void> {
  const { env } = await productUnderTest();
  await promisify(execFile)(process.execPath, [import.meta.filename, email, packageHrSay], {
    env: { ...process.env, ...env },
    timeout: 120_000,
  });
}

async function change(email: string, packageHrSay: string): Promise<void> {
  const database = await openDatabase({ join: true });
  process.env['DATABASE_URL'] = database.url;
  try {
    const own = db.select({ idEmp: users.idEmp }).from(users).where(eq(users.email, email));
    const changed = await db
      .update(companies)
      .set({ packageHrSay: packageHrSay as PackageHrSay })
      .where(inArray(companies.idEmp, own))
      .returning({ idEmp: companies.idEmp });
    await invalidateTags(
      db,
      changed.map(({ idEmp }) => `company:${idEmp}`),
    );
  } finally {
    await closePool();
    await database.stop();
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , email = '', packageHrSay = ''] = process.argv;
  await change(email, packageHrSay);
}
