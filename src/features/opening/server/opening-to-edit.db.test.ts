import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { makeCompany } from '../../../../tests/support/fixtures/review-fixture.ts';
import { openingToEdit } from './opening-to-edit.ts';

const now = new Date('2026-05-01T05:00:00Z');

async function closedOpening() {
  const idEmp = await makeCompany();
  const said = { positionTh: 'ช่าง', positionEn: 'Mechanic', salaryFrom: 18_000, headcount: 4 };
  const days = { postedAt: new Date('2025-01-01'), expiresAt: new Date('2025-02-01') };
  const [row] = await db
    .insert(openings)
    .values({ idEmp, idJobField: 3, jobType: 'contract', ...said, ...days, closedAt: now })
    .returning({ idJob: openings.idJob });
  return { idEmp, idJob: row?.idJob ?? 0 };
}

it('begins a copy with all that the position says, as a new one with days of its own', async () => {
  const { idEmp, idJob } = await closedOpening();
  const copy = await openingToEdit(idEmp, { pg: 1, copy: idJob }, null, now);
  const edit = await openingToEdit(idEmp, { pg: 1, edit: idJob }, null, now);
  if (!copy || copy === 'unknown' || !edit || edit === 'unknown') throw new Error('not found');
  const { opensOn: _o, closesOn: _c, editedFrom: _e, ...said } = edit.initial;
  expect(said).toMatchObject({ positionEn: 'Mechanic', jobType: 'contract', headcount: '4' });
  expect(copy).toEqual({
    idJob: null,
    initial: { ...said, opensOn: '2026-05-01', closesOn: '2026-06-15' },
  });
  expect(edit.idJob).toBe(idJob);
});

it('copies no position of another company', async () => {
  const { idJob } = await closedOpening();
  const other = await makeCompany();
  expect(await openingToEdit(other, { pg: 1, copy: idJob }, null, now)).toBe('unknown');
});
