import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Sessions } from '#shared/core/session.ts';
import { NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { reactions } from '#shared/server/db/schema/reactions.ts';
import { reviewReports, reviews, usefulVotes } from '#shared/server/db/schema/reviews.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import {
  makeCompany,
  makePublished,
  makeWriter,
  publicIdOf,
  reviewForm,
} from '../../../../../tests/support/fixtures/review-fixture.ts';
import { resumeRoutes } from './resume-routes.ts';

let sessions: Sessions = NO_SESSIONS;
let idJsk = 0;

const api = new Hono<{ Variables: ApiVariables }>();
api.use(async (c, next) => {
  c.set('requestId', 'test');
  c.set('sessions', () => Promise.resolve(sessions));
  await next();
});
resumeRoutes(api);

beforeEach(async () => {
  idJsk = await makeWriter();
  const jobSeeker = { idSession: 's', idJsk, username: 'a@example.com', emailVerified: true };
  sessions = { ...NO_SESSIONS, jobSeeker };
});

afterEach(() => vi.unstubAllEnvs());

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

it('keeps what is written, the latest job first, with a company unknown here by its name', async () => {
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

it('refuses a resume of somebody else, and each wrong field by its name', async () => {
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

it('lists the companies worked at, reviewed or not, for the own resume alone', async () => {
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

it('hands everything out as a file, and nothing of others', async () => {
  const idEmp = await makeCompany();
  await ask(`/resume/${idJsk}`, 'PUT', resume(job(idEmp)));
  await db.insert(reviews).values({ ...reviewForm(idEmp), idJsk, reviewYear: 2026 });
  const idReview = await makePublished(idEmp);
  await db.insert(usefulVotes).values({ idReview, idJsk });
  const report = { reason: 'advertising', words: 'ขายของ' } as const;
  await db.insert(reviewReports).values({ ...report, idReview, idJsk, reporterKind: 'jobSeeker' });
  await db.insert(reactions).values({ publicNo: 7, act: 'like', idEmp, idJsk });
  const { headers, body } = await ask(`/resume/${idJsk}/export`);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="yousay-[\d-]+\.json"$/,
  );
  expect(body.data).toMatchObject({
    account: { idJsk, signsInWithGoogle: false },
    resume: { firstName: 'Made', workHistory: [{ idEmp }] },
    reviews: [{ idEmp, goodPoints: expect.any(String) }],
    usefulVotes: [{ idReview: await publicIdOf(idReview) }],
    reports: [{ ...report, idReview: await publicIdOf(idReview), status: 'waiting' }],
    applications: [],
    likesAndShares: [{ act: 'like', publicNo: 7, companyName: expect.any(String) }],
  });
  expect(JSON.stringify(body)).not.toMatch(/password|hash/i);
});

it('says that the resume service is away, and begins with the name of the sign-up there', async () => {
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
