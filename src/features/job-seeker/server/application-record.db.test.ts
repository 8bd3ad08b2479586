import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { applications } from '#shared/server/db/schema/jobs.ts';
import { issueLinkPair } from '#shared/server/session/key-pairs.ts';
import { makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { listApplicationRecord } from './application-record.ts';

async function apply(idJsk: number, idEmp: number, appliedAt: string): Promise<void> {
  const idJob = await makeOpening(idEmp);
  await db
    .insert(applications)
    .values({ consented: true, idJob, idEmp, idJsk, appliedAt: new Date(appliedAt) });
}

it('returns the companies of a day in Thai time, each once, for one use of a key pair', async () => {
  const [idJsk, other] = [await makeWriter(), await makeWriter()];
  const [first, second, third] = [await makeCompany(), await makeCompany(), await makeCompany()];
  await apply(idJsk, first, '2026-03-01T18:00:00Z');
  await apply(idJsk, first, '2026-03-02T03:00:00Z');
  await apply(idJsk, second, '2026-03-02T18:00:00Z');
  await apply(other, third, '2026-03-02T03:00:00Z');
  const pair = await issueLinkPair(db, { idJsk }, new Date());
  const record = () => listApplicationRecord(pair, '2026-03-02', new Date());
  const wrong = await listApplicationRecord({ ...pair, key: 'x' }, '2026-03-02', new Date());
  expect(wrong).toEqual({ ok: false, code: 'link_expired' });
  expect(await record()).toMatchObject({ ok: true, value: [{ idEmp: first }] });
  expect(await record()).toEqual({ ok: false, code: 'link_used' });
  const late = await issueLinkPair(db, { idJsk }, new Date(Date.now() - 11 * 60_000));
  expect(await listApplicationRecord(late, '2026-03-02', new Date())).toEqual({
    ok: false,
    code: 'link_expired',
  });
});
