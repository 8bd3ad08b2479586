import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recordAct } from '#shared/server/audit-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { registeredCompany } from '#tests/fixtures/company-fixture.ts';
import { makePublished } from '#tests/fixtures/review-fixture.ts';
import { auditedActs, countAuditedActs } from './audit-queries.ts';

it('names the company of a decided page or review', async () => {
  const { idEmp } = await registeredCompany('gold', 'บริษัท ที่ถูกตรวจ จำกัด');
  const idReview = await makePublished(idEmp);
  const act = { actorKind: 'platformAdmin', idActor: null } as const;
  await recordAct(db, { ...act, action: 'submission.return', subject: `company:${idEmp}` });
  await recordAct(db, { ...act, action: 'review.reject', subject: `review:${idReview}` });
  await recordAct(db, { ...act, action: 'session.open', subject: 'admin:1' });
  const acts = await auditedActs(db, { page: 1, pageSize: 3 });
  const named = acts.map(({ action, companyNameTh }) => [action, companyNameTh]);
  expect(Object.fromEntries(named)).toEqual({
    'submission.return': 'บริษัท ที่ถูกตรวจ จำกัด',
    'review.reject': 'บริษัท ที่ถูกตรวจ จำกัด',
    'session.open': null,
  });
});

it('counts no further than readers page', async () => {
  await db.execute(sql`insert into audit_log (actor_kind, action, subject)
    select 'platformAdmin', 'session.open', 'admin:1' from generate_series(1, 10001)`);
  expect(await countAuditedActs(db)).toBe(10_000);
});
