import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { colleague, employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { loadAccount } from './load-account.ts';

it('reports to the account alone whether a password is set', async () => {
  const employer = await employerWithPassword();
  const other = await colleague(employer.idEmp);
  await db.update(users).set({ passwordHash: null }).where(eq(users.idUser, other.idUser));
  expect(await loadAccount(await sessionOf(employer))).toMatchObject({ hasPassword: true });
  expect(await loadAccount(await sessionOf(other))).toMatchObject({ hasPassword: false });
});
