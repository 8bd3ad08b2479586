import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { nightlyStats } from '#shared/server/db/schema/company-stats.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { log } from '#shared/server/log.ts';
import { employerWithPassword, signIn, TEST_PASSWORD } from '#tests/fixtures/employer-fixture.ts';
import { rewriteDomains } from './rewrite-domains.ts';

const THAI = 'ร้านอาหาร.ไทย';
const ASCII = new URL(`http://${THAI}`).hostname;

beforeEach(async () => {
  await db.delete(nightlyStats).where(eq(nightlyStats.name, 'asciiDomains'));
});

async function employerAt(domain: string, name: string = randomUUID()) {
  const { idUser } = await employerWithPassword();
  await db
    .update(users)
    .set({ email: `${name}@${domain}` })
    .where(eq(users.idUser, idUser));
  return { idUser, name };
}
const emailOf = async (idUser: number) =>
  (await db.select().from(users).where(eq(users.idUser, idUser)))[0]?.email;

it('Thai domains become DNS names, a limited number a night, and their owners sign in', async () => {
  const all = [await employerAt(THAI), await employerAt('example.com'), await employerAt(THAI)];
  const [person] = await db
    .insert(jobSeekers)
    .values({ username: `seeker@${THAI}` })
    .returning({ idJsk: jobSeekers.idJsk });
  await rewriteDomains({ batchSize: 1, maxBatches: 1 });
  const [first] = await db.select().from(nightlyStats);
  for (let night = 0; night < 60; night += 1) await rewriteDomains({ batchSize: 5, maxBatches: 2 });
  expect(await Promise.all(all.map(({ idUser }) => emailOf(idUser)))).toEqual(
    all.map(({ name }, index) => `${name}@${index === 1 ? 'example.com' : ASCII}`),
  );
  const [seeker] = await db
    .select()
    .from(jobSeekers)
    .where(eq(jobSeekers.idJsk, person?.idJsk ?? 0));
  expect(seeker?.username).toBe(`seeker@${ASCII}`);
  expect((await signIn(`${all[0]?.name}@${ASCII}`, TEST_PASSWORD)).ok).toBe(true);
  expect(first?.stats).toMatchObject({ jobSeekers: 0 });
});

it('an account whose new spelling is in use stays unchanged and is logged', async () => {
  const warned = vi.spyOn(log, 'warn');
  const newer = await employerAt(ASCII);
  const older = await employerAt(THAI, newer.name.toUpperCase());
  await rewriteDomains();
  expect(await emailOf(older.idUser)).toBe(`${newer.name.toUpperCase()}@${THAI}`);
  const [entry] = warned.mock.calls.filter(([, text]) => String(text).includes('another account'));
  expect(entry?.[0]).toEqual({ table: 'users', id: older.idUser });
});
