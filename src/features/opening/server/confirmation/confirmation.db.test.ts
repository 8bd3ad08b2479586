import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { openings } from '#shared/server/db/schema/jobs.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import * as cache from '#shared/server/page-cache/invalidation-queries.ts';
import { changeCompany, makeOpening } from '#tests/fixtures/company-fixture.ts';
import { colleague, employerWithPassword } from '#tests/fixtures/employer-fixture.ts';
import { makeWriter } from '#tests/fixtures/review-fixture.ts';
import { openingBody } from '../../core/opening-contract.ts';
import { inDays } from '../../core/unconfirmed-openings.ts';
import { answerApplication, openSharedApplication } from '../application/answer-application.ts';
import { listApplicants } from '../application/application-queries.ts';
import { apply } from '../application/apply.ts';
import { setClosed } from '../close-opening.ts';
import { loadOwnOpenings } from '../load-own-openings.ts';
import { listOpenings } from '../opening-queries.ts';
import { addOpening, changeOpening } from '../save-opening.ts';
import { confirmOpenings } from './confirm-openings.ts';
import { processUnconfirmedOpenings } from './process-unconfirmed-openings.ts';

const now = new Date();
const on = (days: number) => inDays(days, now);
const form = (from = 0) => {
  const day = (days: number) => daysAfter(thaiDay(now), days);
  const said = { positionTh: 'ช่าง', idJobField: '1', jobType: 'fullTime' };
  return z.parse(openingBody, { ...said, opensOn: day(from), closesOn: day(from + 90) });
};

let idEmp = 0;
let idJob = 0;
let email = '';
let idApplication = 0;
beforeEach(async () => {
  ({ idEmp, email } = await employerWithPassword());
  idJob = await add();
  await apply({ idJob, idJsk: await makeWriter() }, {}, now);
  const [sent] = await listApplicants(db, { idEmp, idJob }, { limit: 1, offset: 0 });
  idApplication = sent?.idApplication ?? 0;
});

async function add(from = 0): Promise<number> {
  const added = await addOpening(idEmp, form(from), now);
  if (!added.ok) throw new Error(added.code);
  return added.value.idJob;
}

const mails = async () =>
  (await db.select().from(emailOutbox).where(eq(emailOutbox.idEmp, idEmp))).filter(
    ({ template }) => template === 'opening-confirmation-request',
  );
const shown = async () => {
  const found = await listOpenings(db, idEmp, {}, { limit: 9, offset: 0 });
  return found.map((opening) => opening.idJob);
};
const own = async (id = idJob) => {
  const list = await loadOwnOpenings(idEmp, 1);
  return list?.openings.find((opening) => opening.idJob === id);
};

describe('an unconfirmed opening', () => {
  it('is listed in one mail, then closes, and reopens with one click', async () => {
    const user = await colleague(idEmp);
    const emptied = vi.spyOn(cache, 'invalidateTags');
    await processUnconfirmedOpenings(on(22));
    expect(await mails()).toEqual([]);
    await Promise.all([processUnconfirmedOpenings(on(23)), processUnconfirmedOpenings(on(23))]);
    await processUnconfirmedOpenings(on(29));
    const [mail, ...others] = await mails();
    expect([mail?.toEmail, others]).toEqual([email, []]);
    expect(mail?.toEmail).not.toBe(user.email);
    const closesAt = on(30).toISOString();
    expect(mail?.props).toMatchObject({ openings: [{ idJob, closesAt }], more: 0 });
    expect(await loadOwnOpenings(idEmp, 1)).toMatchObject({ unconfirmedCount: 1 });
    expect([await shown(), (await own())?.autoCloseAt]).toEqual([[idJob], on(30)]);
    emptied.mockClear();
    await Promise.all([processUnconfirmedOpenings(on(30)), processUnconfirmedOpenings(on(30))]);
    expect(await shown()).toEqual([]);
    expect(emptied.mock.calls.map(([, tags]) => tags)).toEqual([
      [`company:${idEmp}`, 'lists:openings:0:', 'lists:openings:1:'],
    ]);
    expect(await own()).toMatchObject({ isAutoClosed: true, autoCloseAt: null });
    expect(await loadOwnOpenings(idEmp, 1)).toMatchObject({ unconfirmedCount: 0 });
    await setClosed({ idEmp, idJob }, false, on(31));
    await processUnconfirmedOpenings(on(53));
    expect([await shown(), (await own())?.isAutoClosed]).toEqual([[idJob], false]);
  });

  it('remains open for seven days after the mail, however late it is sent', async () => {
    await processUnconfirmedOpenings(on(50));
    await processUnconfirmedOpenings(on(56));
    expect(await shown()).toEqual([idJob]);
    await processUnconfirmedOpenings(on(57));
    expect(await shown()).toEqual([]);
  });

  it('shares its mail with openings due within a week', async () => {
    const due = (days: number) =>
      makeOpening(idEmp, { expiresAt: on(90), confirmationDueAt: on(days) });
    const ids = await Promise.all([29, 24, 31].map(due));
    await processUnconfirmedOpenings(on(23));
    const [mail] = await mails();
    expect(mail?.props).toMatchObject({
      openings: [{ idJob }, { idJob: ids[1] }, { idJob: ids[0] }],
      more: 0,
    });
  });

  it('is listed with up to twenty others; the rest is counted', async () => {
    for (let count = 1; count < 23; count += 1) await add();
    await processUnconfirmedOpenings(on(23));
    expect((await mails())[0]?.props).toMatchObject({ more: 3, openings: { length: 20 } });
  });
});

describe('no confirmation is requested', () => {
  it.each([
    ['ends before it would close by itself', { expiresAt: on(25) }],
    ['is over', { expiresAt: on(1) }],
    ['is a demo, which is never due', { confirmationDueAt: null }],
  ])('of an opening that %s', async (_what, change) => {
    await db.update(openings).set(change).where(eq(openings.idJob, idJob));
    await processUnconfirmedOpenings(on(23));
    await processUnconfirmedOpenings(on(31));
    expect([await mails(), (await own())?.closedAt]).toEqual([[], null]);
  });

  it.each([{ isListed: false }, { isActive: false }])(
    'of a company that is not public: %o',
    async (change) => {
      await changeCompany(idEmp, change);
      await processUnconfirmedOpenings(on(23));
      expect(await mails()).toEqual([]);
      await processUnconfirmedOpenings(on(30));
      expect(await own()).toMatchObject({ isAutoClosed: true });
    },
  );

  it('of an opening that started recently', async () => {
    const later = await add(60);
    await processUnconfirmedOpenings(on(60));
    expect(await mails()).toHaveLength(1);
    expect(await own(later)).toMatchObject({ autoCloseAt: null });
    await processUnconfirmedOpenings(on(83));
    expect((await own(later))?.autoCloseAt).not.toBeNull();
  });
});

describe('an opening remains open after a user of its company', () => {
  const ACTS = {
    confirms: () => confirmOpenings(idEmp, idJob, on(29)),
    'confirms all': () => confirmOpenings(idEmp, undefined, on(29)),
    'saves it': () => changeOpening({ idEmp, idJob }, form(), on(29)),
    'reads an application': () => openSharedApplication({ idEmp, idApplication }, on(29)),
    'answers one': () => answerApplication({ idEmp, idApplication }, 'talking', on(29)),
  };
  it.each(Object.entries(ACTS))('%s, also under concurrent calls', async (_what, act) => {
    await processUnconfirmedOpenings(on(23));
    await Promise.all([act(), act()]);
    await processUnconfirmedOpenings(on(51));
    expect([await shown(), await mails(), (await own())?.autoCloseAt]).toEqual([
      [idJob],
      expect.objectContaining({ length: 1 }),
      null,
    ]);
    await processUnconfirmedOpenings(on(52));
    expect(await mails()).toHaveLength(2);
  });

  it('only at the own company', async () => {
    const other = (await employerWithPassword()).idEmp;
    await processUnconfirmedOpenings(on(23));
    await confirmOpenings(other, undefined, on(29));
    await openSharedApplication({ idEmp: other, idApplication }, on(29));
    expect(await confirmOpenings(other, idJob, on(29))).toMatchObject({ code: 'not_found' });
    await processUnconfirmedOpenings(on(30));
    expect(await shown()).toEqual([]);
  });
});

it('confirming or reading an application does not reopen a closed opening', async () => {
  await setClosed({ idEmp, idJob }, true, now);
  expect(await confirmOpenings(idEmp, idJob, now)).toMatchObject({ code: 'opening_closed' });
  await confirmOpenings(idEmp, undefined, now);
  await openSharedApplication({ idEmp, idApplication }, on(9));
  expect(await own()).toMatchObject({ isAutoClosed: false, autoCloseAt: null });
  expect(await shown()).toEqual([]);
});
