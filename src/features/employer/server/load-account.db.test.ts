import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { colleague, employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { loadAccount } from './load-account.ts';

it('says of the reader alone whether a password lets them in', async () => {
  const employer = await employerWithPassword();
  const other = await colleague(employer.idEmp);
  await db.update(users).set({ passwordHash: null }).where(eq(users.idUser, other.idUser));
  expect(await loadAccount(await sessionOf(employer))).toMatchObject({ hasPassword: true });
  expect(await loadAccount(await sessionOf(other))).toMatchObject({ hasPassword: false });
});
