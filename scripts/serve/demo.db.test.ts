import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { db } from '#shared/server/db/pool.ts';
import { registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { DEMO_PASSWORD } from '../seed/demo-accounts.ts';
import { prepareDemo as prepare } from './demo.ts';

const url = process.env.DATABASE_URL ?? '';
const prepareDemo = (at: string, settings: Parameters<typeof prepare>[1]) =>
  prepare(at, settings, withLongRunningClient);
const elsewhere = { LOCAL: false, PUBLIC_URL: 'https://yousay.example' };

it('starts with demo accounts on a public URL only with DEMO=1', async () => {
  await registeredCompany();
  await prepareDemo(url, { ...elsewhere, DEMO: false });
  await db.execute(sql`UPDATE companies SET is_demo = true`);
  const refused = prepareDemo(url, { ...elsewhere, DEMO: false });
  await expect(refused).rejects.toThrow(/^The database holds demo accounts .+: set DEMO=1 .+$/);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const sayUnasked = await prepareDemo(url, { ...elsewhere, DEMO: false, LOCAL: true });
  sayUnasked();
  expect(said).not.toHaveBeenCalled();
  const say = await prepareDemo(url, { ...elsewhere, DEMO: true });
  say();
  expect(said).toHaveBeenCalledWith(expect.stringContaining(DEMO_PASSWORD));
});
