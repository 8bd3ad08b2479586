import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { registeredCompany } from '../../tests/support/fixtures/company-fixture.ts';
import { prepareDemo } from './demo.ts';

const url = process.env.DATABASE_URL ?? '';
const elsewhere = { LOCAL: false, PUBLIC_URL: 'https://yousay.example' };

it('serves accounts with a printed password to others only when told to', async () => {
  await registeredCompany(db);
  await prepareDemo(url, { ...elsewhere, DEMO: false });
  await db.execute(sql`UPDATE companies SET is_demo = true`);
  const refused = prepareDemo(url, { ...elsewhere, DEMO: false });
  await expect(refused).rejects.toThrow(/^The database holds demo accounts .+: set DEMO=1 .+$/);
  await prepareDemo(url, { ...elsewhere, DEMO: true });
  await prepareDemo(url, { ...elsewhere, DEMO: false, LOCAL: true });
});
