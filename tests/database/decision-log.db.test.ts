import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { deleteReviews } from '#features/review/server/removal/erase-writer-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { platformAdmins } from '#shared/server/db/schema/accounts.ts';
import { moderationLog } from '#shared/server/db/schema/reviews.ts';
import { decide, REFUSE, sendReview } from '../support/calls/review-acts.ts';
import { makeCompany, makeWriter } from '../support/fixtures/review-fixture.ts';

let idReview = 0;
let idDecision = 0;
beforeEach(async () => {
  idReview = await sendReview(await makeCompany(), await makeWriter());
  await decide(idReview, REFUSE);
  idDecision = (await decisions(eq(moderationLog.idReview, idReview)))[0]?.idDecision ?? 0;
});

const decisions = (where = eq(moderationLog.idDecision, idDecision)) =>
  db.select().from(moderationLog).where(where);

it.each([
  sql`update moderation_log set action = 'publish'`,
  sql`update moderation_log set reason_code = ''`,
  sql`update moderation_log set created_at = now()`,
  sql`update moderation_log set salt = 'x'`,
  sql`delete from moderation_log`,
  sql`truncate moderation_log cascade`,
])('a decision is neither changed nor deleted', async (change) => {
  const before = await decisions();
  await expect(db.execute(change)).rejects.toMatchObject({
    cause: { message: 'decisions are only added to moderation_log' },
  });
  expect(await decisions()).toEqual(before);
});

it('its salt and its review go with the review, and nothing else of it', async () => {
  const [before] = await decisions();
  await deleteReviews(db, [idReview]);
  expect(await decisions()).toEqual([{ ...before, salt: null, idReview: null }]);
});

async function decidedBy(account: typeof platformAdmins.$inferInsert): Promise<number> {
  const [admin] = await db.insert(platformAdmins).values(account).returning();
  const idAdmin = admin?.idAdmin ?? 0;
  await db.insert(moderationLog).values({ idAdmin, action: 'publish', leafHash: 'x' });
  return idAdmin;
}

it('what the team of the demo decided goes with the demo', async () => {
  const idAdmin = await decidedBy({ name: 'The demo', isDemo: true });
  await db.delete(moderationLog).where(eq(moderationLog.idAdmin, idAdmin));
  expect(await decisions(eq(moderationLog.idAdmin, idAdmin))).toEqual([]);
});

it('a member who is called as the team of the demo is none of it, nor becomes one', async () => {
  const idAdmin = await decidedBy({ name: 'Review team of the demo' });
  const own = eq(platformAdmins.idAdmin, idAdmin);
  await expect(
    db.delete(moderationLog).where(eq(moderationLog.idAdmin, idAdmin)),
  ).rejects.toThrow();
  await expect(db.update(platformAdmins).set({ isDemo: true }).where(own)).rejects.toThrow();
  expect(await decisions(eq(moderationLog.idAdmin, idAdmin))).toHaveLength(1);
});

it('no statement puts an account of the demo in the place of a member', async () => {
  const idAdmin = await decidedBy({ name: 'A member' });
  const swaps = [
    sql`delete from platform_admins where id_admin = ${idAdmin} returning 1`,
    sql`update platform_admins set id_admin = default where id_admin = ${idAdmin} returning 1`,
  ].map(
    (moved, at) => sql`with moved as (${moved})
      insert into platform_admins (id_admin, name, is_demo) overriding system value
      select ${idAdmin}, ${`Demo in place ${at}`}, true from moved`,
  );
  for (const swap of swaps) {
    await expect(db.execute(swap)).rejects.toMatchObject({
      cause: { message: 'an account whose decisions stand is neither deleted nor renumbered' },
    });
  }
  const own = eq(platformAdmins.idAdmin, idAdmin);
  expect(await db.select().from(platformAdmins).where(own)).toMatchObject([{ isDemo: false }]);
});

it('an account without decisions is deleted', async () => {
  const name = 'A member who has decided nothing';
  await db.insert(platformAdmins).values({ name });
  const own = eq(platformAdmins.name, name);
  await db.delete(platformAdmins).where(own);
  expect(await db.select().from(platformAdmins).where(own)).toEqual([]);
});

it('no IP address is stored with a review', async () => {
  const { rows } = await db.execute(sql`
    select column_name from information_schema.columns
    where table_name = 'reviews' and column_name like '%address%'`);
  expect(rows).toEqual([{ column_name: 'has_company_address' }]);
});
