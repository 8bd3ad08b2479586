import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { companyJobFields, companyStats } from '#shared/server/db/schema/company-stats.ts';
import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import * as cache from '#shared/server/page-cache/invalidation-queries.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { openingBody } from '../core/opening-contract.ts';
import { MAX_ACTIVE_OPENINGS } from '../core/opening-limits.ts';
import { setClosed } from './close-opening.ts';
import { countOpenings } from './count-openings.ts';
import { listOpenings } from './opening-queries.ts';
import { findOwnOpening, listOwnOpenings } from './own-opening-queries.ts';
import { addOpening, changeOpening } from './save-opening.ts';

const now = () => new Date();
const inDays = (days: number) => daysAfter(thaiDay(now()), days);
const SAID = { positionTh: 'วิศวกร', idJobField: '3', jobType: 'fullTime' };
const form = (change: Record<string, unknown> = {}) =>
  z.parse(openingBody, { ...SAID, opensOn: inDays(0), closesOn: inDays(30), ...change });

const OF_ALL = ['lists:openings:0:'];
const IN_CHIANG_MAI = ['lists:openings:0:50', 'lists:openings:3:50'];

let idEmp = 0;
let emptied = vi.spyOn(cache, 'invalidateTags');

beforeEach(async () => {
  idEmp = await makeCompany();
  emptied = vi.spyOn(cache, 'invalidateTags');
});

async function add(change: Record<string, unknown> = {}): Promise<number> {
  const added = await addOpening(idEmp, form(change), now());
  if (!added.ok) throw new Error(added.code);
  return added.value.idJob;
}

const shown = async () =>
  (await listOpenings(db, idEmp, {}, { limit: 100, offset: 0 })).map(({ idJob }) => idJob);
const figures = async () => {
  const [row] = await db.select().from(companyStats).where(eq(companyStats.idEmp, idEmp));
  return [row?.openingCount, row?.applicationCount];
};

describe('saveOpening', () => {
  it('is visible and counted from its first to the end of its last day', async () => {
    const idJob = await add({ salaryFrom: '20000', salaryTo: '', headcount: '' });
    await add({ opensOn: inDays(1) });
    expect(await shown()).toEqual([idJob]);
    expect(await listOwnOpenings(db, await makeCompany(), { limit: 9, offset: 0 })).toEqual([]);
    expect(await figures()).toEqual([1, 0]);
    expect(emptied.mock.calls.map(([, tags]) => tags)).toContainEqual([
      `company:${idEmp}`,
      ...OF_ALL,
      'lists:openings:3:',
    ]);
    const fields = await db
      .select()
      .from(companyJobFields)
      .where(eq(companyJobFields.idEmp, idEmp));
    expect(fields).toEqual([{ idEmp, idJobField: 3 }]);
    const kept = await findOwnOpening(db, { idEmp, idJob });
    expect(kept).toMatchObject({ salaryFrom: 20_000, salaryTo: null, headcount: 1 });
    expect([thaiDay(kept?.postedAt ?? now()), thaiDay(kept?.expiresAt ?? now())]).toEqual([
      inDays(0),
      inDays(30),
    ]);
  });

  it('rejects dates in the past', async () => {
    const past = form({ opensOn: inDays(-9), closesOn: inDays(-1) });
    const refused = { ok: false, code: 'invalid_fields', fields: { closesOn: ['closesPast'] } };
    expect(await addOpening(idEmp, past, now())).toEqual(refused);
  });

  it('changes all fields, unless another user changed the opening before', async () => {
    const idJob = await add();
    const first = await findOwnOpening(db, { idEmp, idJob });
    const editedFrom = first?.updatedAt.toISOString();
    const later = new Date(Date.now() + 1000);
    const change = (said: Record<string, unknown>) =>
      changeOpening({ idEmp, idJob }, form({ ...said, editedFrom }), later);
    expect(await change({ positionEn: 'Engineer' })).toEqual({ ok: true, value: { idJob } });
    expect(await change({ positionEn: 'Other' })).toMatchObject({
      code: 'opening_changed',
      detail: { current: { positionEn: 'Engineer', editedFrom: later.toISOString() } },
    });
    expect(await findOwnOpening(db, { idEmp, idJob })).toMatchObject({ positionEn: 'Engineer' });
    expect(await changeOpening({ idEmp, idJob }, form(), later)).toMatchObject({ ok: true });
  });

  it('invalidates the lists it leaves and those it joins', async () => {
    const idJob = await add({ province: '50' });
    emptied.mockClear();
    await changeOpening({ idEmp, idJob }, form({ idJobField: '7', province: '10' }), now());
    expect(emptied.mock.calls.map(([, tags]) => tags)).toEqual([
      [
        `company:${idEmp}`,
        ...OF_ALL,
        ...['lists:openings:3:', ...IN_CHIANG_MAI],
        ...['lists:openings:7:', 'lists:openings:0:10', 'lists:openings:7:10'],
      ],
    ]);
  });

  it('closes and reopens, and reports when its dates have passed', async () => {
    const idJob = await add();
    const opening = { idEmp, idJob };
    expect(await setClosed(opening, true, now())).toMatchObject({ ok: true });
    expect(await setClosed(opening, true, now())).toMatchObject({ ok: true });
    expect([await shown(), await figures()]).toEqual([[], [0, 0]]);
    expect(await setClosed(opening, false, now())).toMatchObject({ ok: true });
    expect(await shown()).toEqual([idJob]);
    await setClosed(opening, true, now());
    const days = { postedAt: new Date('2026-01-01'), expiresAt: new Date('2026-02-01') };
    await db.update(openings).set(days).where(eq(openings.idJob, idJob));
    expect(await setClosed(opening, false, now())).toEqual({ ok: false, code: 'opening_expired' });
  });

  it('never exceeds the limit of a company under concurrent calls', async () => {
    const row = { idEmp, idJobField: 1, positionTh: 'ก', jobType: 'fullTime' } as const;
    const expiresAt = new Date(Date.now() + 1e8);
    await db
      .insert(openings)
      .values(Array.from({ length: MAX_ACTIVE_OPENINGS - 1 }, () => ({ ...row, expiresAt })));
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => addOpening(idEmp, form(), now())),
    );
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries).toContainEqual({ ok: false, code: 'too_many_openings' });
  });
});

describe('changes by time and by applicants', () => {
  it('are counted together, and invalidate only the pages that show them', async () => {
    const idJob = await add();
    await countOpenings();
    emptied.mockClear();
    const idJsk = await makeWriter();
    await db.insert(applications).values({ consented: true, idJob, idEmp, idJsk });
    const days = { postedAt: new Date('2026-01-01'), expiresAt: new Date('2026-02-01') };
    await db.update(openings).set(days).where(eq(openings.idJob, idJob));
    await countOpenings();
    expect(await figures()).toEqual([0, 1]);
    expect(emptied.mock.calls.map(([, tags]) => tags)).toEqual([
      [`company:${idEmp}`, ...OF_ALL, 'lists:openings:3:'],
    ]);
    await countOpenings();
    expect(emptied).toHaveBeenCalledTimes(1);
  });

  it('invalidate lists of started and ended openings, none for applications', async () => {
    const idJob = await add({ province: '50' });
    await add({ idJobField: '7', province: '10' });
    await countOpenings();
    emptied.mockClear();
    const idJsk = await makeWriter();
    await db.insert(applications).values({ consented: true, idJob, idEmp, idJsk });
    await countOpenings();
    const ended = { postedAt: new Date('2026-01-01'), expiresAt: new Date('2026-02-01') };
    await db.update(openings).set(ended).where(eq(openings.idJob, idJob));
    await countOpenings();
    expect(emptied.mock.calls.map(([, tags]) => tags)).toEqual([
      [`company:${idEmp}`],
      [`company:${idEmp}`, ...OF_ALL, 'lists:openings:3:', ...IN_CHIANG_MAI],
    ]);
  });
});
