import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { thaiDay, thaiYear } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { proofKeys } from '#shared/server/db/schema/invitations.ts';
import { rateLimits } from '#shared/server/db/schema/operations.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import { sentInvitations } from '#tests/fixtures/invitation-fixture.ts';
import { makeCompany } from '#tests/fixtures/review-fixture.ts';
import { companyKeys } from '../invited/take-proof.ts';
import { KEYS_PER_NIGHT, makeKeys } from './make-keys.ts';

const JUNE = new Date('2026-06-10T01:30:00+07:00');
const NOVEMBER = new Date('2026-11-01T01:30:00+07:00');
const HOUR_MS = 3_600_000;
const year = thaiYear(JUNE);

async function inviter(packageHrSay: 'basic' | 'silver' = 'silver'): Promise<number> {
  const idEmp = await makeCompany();
  await changeCompany(idEmp, { packageHrSay });
  return idEmp;
}

async function leave(left: number, now: Date) {
  await db.delete(rateLimits);
  await takePoint(KEYS_PER_NIGHT, thaiDay(now), KEYS_PER_NIGHT.points - left);
}

const made = async () =>
  (await db.select().from(proofKeys)).map(({ idEmp, year: of }) => `${idEmp} ${of}`).toSorted();
const named = (ids: readonly number[], of = year) => ids.map((id) => `${id} ${of}`).toSorted();

beforeEach(async () => {
  await db.delete(proofKeys);
  await db.delete(rateLimits);
  await db.update(companies).set({ packageHrSay: 'basic' });
});

it('makes a key for every company that may invite, and for no other', async () => {
  const silent = await inviter();
  const sender = await inviter();
  await sentInvitations(sender, ['somebody@example.com']);
  const basic = await inviter('basic');
  await sentInvitations(basic, ['somebody@example.com']);
  const unlisted = await inviter();
  await changeCompany(unlisted, { isListed: false });
  await makeKeys(JUNE);
  expect(await made()).toEqual(named([silent, sender]));
  const shapes = await Promise.all(
    [silent, sender].map(async (id) =>
      (await companyKeys(id, JUNE)).map(({ publicKey, ...key }) => ({
        ...key,
        length: publicKey.length,
      })),
    ),
  );
  expect(shapes[0]).toEqual(shapes[1]);
  expect(shapes[0]).toHaveLength(1);
});

it('makes a limited number a night, also on retries, newest companies first', async () => {
  expect(KEYS_PER_NIGHT.points).toBe(2_000);
  const [old = 0, middle = 0, young = 0] = [await inviter(), await inviter(), await inviter()];
  await leave(2, JUNE);
  await makeKeys(JUNE);
  await makeKeys(new Date(JUNE.getTime() + HOUR_MS));
  expect(await made()).toEqual(named([middle, young]));
  const [before] = await db.select().from(proofKeys).where(eq(proofKeys.idEmp, young));
  await makeKeys(new Date(JUNE.getTime() + 24 * HOUR_MS));
  expect(await made()).toEqual(named([old, middle, young]));
  const [after] = await db.select().from(proofKeys).where(eq(proofKeys.idEmp, young));
  expect(after).toEqual(before);
});

it('makes keys of the next year from November on, within the same limit', async () => {
  const both = [await inviter(), await inviter()];
  await leave(3, NOVEMBER);
  await makeKeys(NOVEMBER);
  expect(await made()).toEqual([...named(both), ...named(both.slice(1), year + 1)].toSorted());
});

it('stops when aborted', async () => {
  await inviter();
  await expect(makeKeys(JUNE, AbortSignal.abort())).rejects.toThrow();
  expect(await made()).toEqual([]);
});
