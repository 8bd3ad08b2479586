import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { openings, savedOpenings } from '#shared/server/db/schema/jobs.ts';
import { changeCompany, inDays, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { MAX_SAVED_OPENINGS } from '../../core/opening-limits.ts';
import { setClosed } from '../close-opening.ts';
import { markSaved } from './mark-saved.ts';
import { countSaved, isSaved, removeSaved } from './saved-queries.ts';

let idEmp = 0;
let idJob = 0;
let idJsk = 0;
beforeEach(async () => {
  idEmp = await makeCompany();
  idJob = await makeOpening(idEmp);
  idJsk = await makeWriter(null);
});

const save = (one = idJob) => markSaved({ idJob: one, idJsk });
const count = () => countSaved(db, idJsk);

it('saves an opening once under repeated and concurrent calls, and removes it', async () => {
  const tries = await Promise.all(Array.from({ length: 8 }, () => save()));
  expect(tries.every(({ ok }) => ok)).toBe(true);
  expect(await count()).toBe(1);
  expect(await isSaved(db, { idJob, idJsk: await makeWriter() })).toBe(false);
  for (let i = 0; i < 2; i += 1) await removeSaved(db, { idJob, idJsk });
  expect(await isSaved(db, { idJob, idJsk })).toBe(false);
});

it('saves only visible openings, which remain when closed', async () => {
  expect(await save(await makeOpening(idEmp, { postedAt: inDays(1) }))).toMatchObject({
    code: 'not_found',
  });
  const hidden = await makeCompany();
  await changeCompany(hidden, { isListed: false });
  expect(await save(await makeOpening(hidden))).toMatchObject({ code: 'not_found' });
  await save();
  const other = await makeOpening(idEmp);
  for (const one of [idJob, other]) await setClosed({ idEmp, idJob: one }, true, new Date());
  expect(await save()).toMatchObject({ ok: true });
  expect(await save(other)).toMatchObject({ code: 'opening_closed' });
  expect(await count()).toBe(1);
});

it('limits saved openings per person, also under concurrent calls, until some are removed', async () => {
  const said = { idEmp, idJobField: 1, positionTh: 'ช่าง', jobType: 'fullTime' } as const;
  const many = await db
    .insert(openings)
    .values(
      Array.from({ length: MAX_SAVED_OPENINGS + 1 }, () => ({ ...said, expiresAt: inDays(9) })),
    )
    .returning({ idJob: openings.idJob });
  const [first, second, ...rest] = many.map((one) => one.idJob);
  await db.insert(savedOpenings).values(rest.map((one) => ({ idJsk, idJob: one })));
  const outcomes = await Promise.all([save(first), save(second)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, code: 'too_many_saved' });
  expect(await save(rest[0])).toMatchObject({ ok: true });
  await removeSaved(db, { idJob: rest[0] ?? 0, idJsk });
  expect(await save(outcomes[0]?.ok ? second : first)).toMatchObject({ ok: true });
  expect(await count()).toBe(MAX_SAVED_OPENINGS);
});

it('deletes a saved opening with its opening and with the person', async () => {
  await save();
  await db.delete(openings).where(eq(openings.idJob, idJob));
  expect(await count()).toBe(0);
  await save(await makeOpening(idEmp));
  await db.delete(jobSeekers).where(eq(jobSeekers.idJsk, idJsk));
  expect(await count()).toBe(0);
});
