import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_SESSIONS, type Sessions } from '#shared/core/session.ts';
import { EXPORTED } from '#shared/server/db/person-tables.ts';
import { db } from '#shared/server/db/pool.ts';
import { sessions as sessionRows } from '#shared/server/db/schema/accounts.ts';
import { savedOpenings } from '#shared/server/db/schema/jobs.ts';
import { reactions } from '#shared/server/db/schema/reactions.ts';
import {
  moderationLog,
  reviewAppeals,
  reviewReports,
  reviews,
  usefulVotes,
} from '#shared/server/db/schema/reviews.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { dateDecisions } from '#tests/database/decision-log.ts';
import { makeOpening } from '#tests/fixtures/company-fixture.ts';
import {
  makeAdmin,
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '#tests/fixtures/review-fixture.ts';
import { resumeRoutes } from './resume-routes.ts';

let sessions: Sessions = NO_SESSIONS;
let idJsk = 0;

const api = apiOf(() => sessions, resumeRoutes);

beforeEach(async () => {
  idJsk = await makeWriter();
  const jobSeeker = { idSession: 's', idJsk, username: 'a@example.com', emailVerified: true };
  sessions = { ...NO_SESSIONS, jobSeeker };
});

async function ask(path: string, method = 'GET', body?: unknown) {
  const answer = await api.request(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const job = (idEmp: number | null, change = {}) => ({
  idEmp,
  companyName: 'บริษัท สมมติ จำกัด',
  position: 'นักบัญชี',
  idJobField: 1,
  startedOn: '2023-03-01',
  endedOn: null,
  ...change,
});
const resume = (...workHistory: unknown[]) => ({
  firstName: 'Made',
  lastName: 'Up',
  firstNameThai: '',
  lastNameThai: '',
  workHistory,
});

it('saves entries, newest job first, with unknown companies by name', async () => {
  const idEmp = await makeCompany();
  const before = job(null, {
    companyName: 'ร้านเก่า',
    startedOn: '2020-01-01',
    endedOn: '2021-01-01',
  });
  const gone = job(2_000_000_000, { startedOn: '2022-01-01', endedOn: '2022-02-01' });
  expect(await ask(`/resume/${idJsk}`, 'PUT', resume(before, gone, job(idEmp)))).toMatchObject({
    status: 200,
  });
  const { body, headers } = await ask(`/resume/${idJsk}`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.data).toMatchObject({
    firstName: 'Made',
    hasPhoto: false,
    workHistory: [{ idEmp }, { idEmp: null }, { companyName: 'ร้านเก่า' }],
  });
  await ask(`/resume/${idJsk}`, 'PUT', resume());
  expect((await ask(`/resume/${idJsk}`)).body.data.workHistory).toEqual([]);
});

it("rejects another person's resume, and reports each invalid field by name", async () => {
  expect(await ask(`/resume/${idJsk + 1}`)).toMatchObject({ status: 403 });
  expect(await ask(`/resume/${idJsk + 1}`, 'PUT', resume())).toMatchObject({ status: 403 });
  expect(await ask(`/resume/${idJsk}/export`.replace(String(idJsk), '1'))).toMatchObject({
    status: 403,
  });
  const wrong = resume(job(null), job(null, { endedOn: '2020-01-01' }));
  expect(await ask(`/resume/${idJsk}`, 'PUT', wrong)).toMatchObject({
    status: 422,
    body: { error: { fields: { 'workHistory.1.endedOn': ['datesOrder'] } } },
  });
  const future = resume(job(null, { startedOn: '2099-01-01' }));
  expect(await ask(`/resume/${idJsk}`, 'PUT', future)).toMatchObject({
    body: { error: { fields: { 'workHistory.0.startedOn': ['dateFuture'] } } },
  });
  expect(await ask(`/resume/${idJsk}`, 'PUT', { ...resume(), idResume: 1 })).toMatchObject({
    status: 422,
  });
  sessions = NO_SESSIONS;
  expect(await ask(`/resume/${idJsk}`)).toMatchObject({ status: 401 });
});

it('lists companies worked at with review state, for the owner only', async () => {
  const [reviewed, other] = [await makeCompany(), await makeCompany()];
  const twice = job(other, { startedOn: '2019-01-01', endedOn: '2020-01-01' });
  const { body } = await ask(
    `/resume/${idJsk}`,
    'PUT',
    resume(job(reviewed), job(other), twice, job(null, { companyName: 'ร้านเล็ก' })),
  );
  await db.insert(reviews).values({ ...reviewForm(reviewed), idJsk, reviewYear: 2026 });
  const { idResume } = body.data;
  const list = await ask(`/review/getReviewList/${idJsk}/${idResume}`);
  expect(list.body.data).toHaveLength(3);
  expect(list.body.data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ idEmp: reviewed, isReviewed: true }),
      expect.objectContaining({ idEmp: other, isReviewed: false }),
      expect.objectContaining({ idEmp: null, companyNameTh: 'ร้านเล็ก', isReviewed: false }),
    ]),
  );
  expect(await ask(`/review/getReviewList/${idJsk}/${idResume + 1}`)).toMatchObject({
    status: 403,
  });
  const own = await ask(`/reviewed/${idJsk}`);
  expect(own.body).toMatchObject({ total: 1, data: [{ idEmp: reviewed, status: 'waiting' }] });
});

const DAY = 24 * 60 * 60_000;

async function refused(days: number): Promise<{ idReview: number; idDecision: number }> {
  const form = { ...reviewForm(await makeCompany()), idJsk, reviewYear: 2026 };
  const [row] = await db
    .insert(reviews)
    .values({ ...form, status: 'refused' })
    .returning();
  const idReview = row?.idReview ?? 0;
  return { idReview, idDecision: await decided(idReview, days, 'refuse') };
}

async function decided(idReview: number, days: number, action: string): Promise<number> {
  const createdAt = new Date(Date.now() - days * DAY);
  const decision = { idReview, idAdmin: await makeAdmin(), action, leafHash: 'x', createdAt };
  const [row] = await db.insert(moderationLog).values(decision).returning();
  return row?.idDecision ?? 0;
}

it('returns the appeal deadline and outcome until the next rejection', async () => {
  const own = async () => (await ask(`/reviewed/${idJsk}`)).body.data[0];
  const { idReview, idDecision } = await refused(200);
  expect(await own()).toMatchObject({ appeal: null, appealUntil: null });
  const createdAt = new Date(Date.now() - 100 * DAY);
  await dateDecisions(createdAt, idReview);
  expect(await own()).toMatchObject({ appeal: null, appealUntil: expect.stringMatching(/^20/) });
  await db.insert(reviewAppeals).values({ idReview, idDecision, text: 'ขอให้อ่านอีกครั้ง' });
  expect(await own()).toMatchObject({ appeal: 'open', appealUntil: null });
  await decided(idReview, 0, 'uphold');
  await db.update(reviewAppeals).set({ status: 'upheld' });
  expect(await own()).toMatchObject({ appeal: 'upheld', appealUntil: null });
  await decided(idReview, 0, 'remove');
  expect(await own()).toMatchObject({ appeal: null, appealUntil: expect.stringMatching(/^20/) });
});

it('exports all own data as a file, and no data of others', async () => {
  const idEmp = await makeCompany();
  await ask(`/resume/${idJsk}`, 'PUT', resume(job(idEmp)));
  const labels = { isInvited: true, workCheck: 'checked' } as const;
  await db.insert(reviews).values({ ...reviewForm(idEmp), ...labels, idJsk, reviewYear: 2026 });
  const idReview = await makePublished(idEmp);
  await db.insert(usefulVotes).values({ idReview, idJsk });
  const report = { reason: 'advertising', text: 'ขายของ' } as const;
  await db.insert(reviewReports).values({ ...report, idReview, idJsk, reporterKind: 'jobSeeker' });
  const appeal = { ...(await refused(1)), text: 'ขอให้อ่านอีกครั้ง' };
  await db.insert(reviewAppeals).values(appeal);
  await db.insert(reactions).values({ publicNo: 7, type: 'like', idEmp, idJsk });
  const idJob = await makeOpening(idEmp);
  const signIn = { idSession: randomUUID(), userAgent: 'Firefox on a borrowed phone' };
  await db.insert(savedOpenings).values({ idJob, idJsk });
  await db
    .insert(sessionRows)
    .values({ ...signIn, kind: 'jobSeeker', idJsk, expiresAt: new Date() });
  const { headers, body } = await ask(`/resume/${idJsk}/export`);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="yousay-[\d-]+\.json"$/,
  );
  expect(body.data).toMatchObject({
    account: { idJsk, signsInWithGoogle: false },
    resume: { firstName: 'Made', workHistory: [{ idEmp }] },
    reviews: [{ status: 'refused' }, { idEmp, goodPoints: expect.any(String), ...labels }],
    sessions: [
      { device: signIn.userAgent, createdAt: expect.stringMatching(/^20/), endedAt: null },
    ],
    usefulVotes: [{ idReview: await publicIdOf(idReview) }],
    reports: [{ ...report, idReview: await publicIdOf(idReview), status: 'waiting' }],
    appeals: [{ idReview: appeal.idReview, text: appeal.text, status: 'open' }],
    applications: [],
    savedOpenings: [{ idJob, positionTh: 'ช่าง', companyName: expect.any(String) }],
    alerts: [],
    likesAndShares: [{ act: 'like', publicNo: 7, companyName: expect.any(String) }],
  });
  expect(Object.keys(body.data)).toEqual(expect.arrayContaining([...EXPORTED]));
  expect(JSON.stringify(body)).not.toMatch(/password|hash/i);
  expect(JSON.stringify(body)).not.toContain(signIn.idSession);
});

it('reports an unavailable resume service, and starts with the name from sign-up', async () => {
  await ask(`/resume/${idJsk}`, 'PUT', resume());
  vi.stubEnv('RESUME_API_URL', 'http://127.0.0.1:1');
  for (const path of [`/resume/${idJsk}`, `/resume/${idJsk}/export`]) {
    expect(await ask(path)).toMatchObject({
      status: 503,
      body: { error: { code: 'unavailable' } },
    });
  }
  expect(await ask(`/resume/${idJsk}`, 'PUT', resume())).toMatchObject({ status: 503 });
});
