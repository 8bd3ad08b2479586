import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { applications } from '#shared/server/db/schema/jobs.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { makeOpening } from '#tests/fixtures/company-fixture.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import type { ApplicationAnswer } from '../../core/application-status.ts';
import { answerApplication, openSharedApplication } from './answer-application.ts';
import { listApplicants, listOwnApplications } from './application-queries.ts';
import { apply, withdraw } from './apply.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const LATER = new Date('2026-11-21T05:00:00Z');
let idEmp = 0;
let idJob = 0;
let idJsk = 0;
let idApplication = 0;
beforeEach(async () => {
  idEmp = await makeCompany();
  idJob = await makeOpening(idEmp);
  idJsk = await makeWriter();
  await apply({ idJob, idJsk }, {}, NOW);
  const [sent] = await listApplicants(db, { idEmp, idJob }, { limit: 1, offset: 0 });
  idApplication = sent?.idApplication ?? 0;
});

const open = (by = idEmp) => openSharedApplication({ idEmp: by, idApplication }, NOW);
const answer = (status: ApplicationAnswer, by = idEmp) =>
  answerApplication({ idEmp: by, idApplication }, status, LATER);
const standing = async () => {
  const [row] = await listOwnApplications(db, idJsk);
  return row && [row.status, row.statusAt];
};

async function mails() {
  const [person] = await db.select().from(jobSeekers).where(eq(jobSeekers.idJsk, idJsk));
  const isAnswer = eq(emailOutbox.template, 'application-answered');
  const isTheirs = and(isAnswer, eq(emailOutbox.toEmail, person?.username ?? ''));
  const rows = await db.select().from(emailOutbox).where(isTheirs);
  return rows.map(({ lang, props }) => [lang, props] as const);
}

it('marks an application as seen when its company first opens it, not another one, without a mail', async () => {
  expect(await standing()).toEqual(['sent', null]);
  expect(await open(await makeCompany())).toBeNull();
  expect(await standing()).toEqual(['sent', null]);
  expect(await open()).toMatchObject({ status: 'seen', statusAt: NOW });
  await openSharedApplication({ idEmp, idApplication }, LATER);
  expect(await standing()).toEqual(['seen', NOW]);
  expect(await mails()).toEqual([]);
});

it('answers an application once under concurrent calls, in the language of the applicant', async () => {
  await db.update(jobSeekers).set({ language: 'en' }).where(eq(jobSeekers.idJsk, idJsk));
  const answers = await Promise.all(Array.from({ length: 6 }, () => answer('talking')));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await standing()).toEqual(['talking', LATER]);
  const { companyNameEn } = (await open()) ?? {};
  expect(await mails()).toEqual([
    ['en', { answer: 'talking', company: companyNameEn, position: 'ช่าง' }],
  ]);
});

it('only advances the status: closed remains closed, also under concurrent calls', async () => {
  await Promise.all([answer('closed'), answer('talking'), answer('closed'), answer('talking')]);
  expect(await standing()).toEqual(['closed', LATER]);
  expect(await answer('talking')).toEqual({ ok: false, code: 'application_closed' });
  expect(await answer('closed')).toMatchObject({ ok: true });
  expect(await open()).toMatchObject({ status: 'closed', statusAt: LATER });
  const closed = (await mails()).filter(([, props]) => JSON.stringify(props).includes('"closed"'));
  expect(closed).toHaveLength(1);
});

it('resets a resent application to unseen, but an answer remains', async () => {
  await open();
  await apply({ idJob, idJsk }, {}, LATER);
  expect(await standing()).toEqual(['sent', null]);
  await answer('talking');
  await apply({ idJob, idJsk }, {}, LATER);
  expect(await standing()).toEqual(['talking', LATER]);
});

it('restricts answers to the receiving company, and to applications not withdrawn or erased', async () => {
  const refused = { ok: false, code: 'not_found' };
  expect(await answer('closed', await makeCompany())).toEqual(refused);
  const erased = { sharedName: null, sharedEmail: null, sharedProfile: null };
  await db.update(applications).set(erased).where(eq(applications.idApplication, idApplication));
  expect(await answer('closed')).toEqual(refused);
  expect(await open()).toBeNull();
  expect(await standing()).toEqual(['sent', null]);
  await withdraw({ idJob, idJsk }, new Date());
  expect([await answer('closed'), await mails()]).toEqual([refused, []]);
});
