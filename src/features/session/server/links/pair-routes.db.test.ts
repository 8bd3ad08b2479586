import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { NO_SESSIONS, type Sessions } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { keyPairs } from '#shared/server/db/schema/accounts.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';
import { findResumeOf } from '#shared/server/session/key-pair-queries.ts';
import { openSession } from '#shared/server/session/open-session.ts';
import { liveSessions, revokeOwnSession } from '#shared/server/session/own-session-queries.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { signedInAs } from '#tests/fixtures/invitation-fixture.ts';
import { makeWriter } from '#tests/fixtures/review-fixture.ts';
import { pairRoutes } from '../pair-routes.ts';
import { whyAdminLinkFails } from './admin-link.ts';

let sessions: Sessions = NO_SESSIONS;

const api = apiOf(() => sessions, pairRoutes);

async function person() {
  const idJsk = await makeWriter();
  await db.insert(resumes).values({ idJsk }).onConflictDoNothing();
  return { idJsk, idResume: (await findResumeOf(db, idJsk)) ?? 0 };
}

let own = { idJsk: 0, idResume: 0 };

beforeEach(async () => {
  own = await person();
  const { idJsk } = own;
  const jobSeeker = signedInAs('a@example.com', idJsk);
  sessions = { ...NO_SESSIONS, jobSeeker };
});

const askKeys = (idJsk: number, idResume: number) => api.request(`/getEncKey/${idJsk}/${idResume}`);

const useKeys = (pair: object, door = '/jskLoginEncKey') =>
  api.request(door, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pair),
  });

it('returns one-time sign-in keys to a job seeker and stores only their hashes', async () => {
  const answer = await askKeys(own.idJsk, own.idResume);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { data } = await answer.json();
  const used = await useKeys(data);
  expect(used.status).toBe(200);
  const { data: told } = await used.json();
  expect(told).toMatchObject({ jsk: { idJsk: own.idJsk }, justLoggedIn: true, lastestExp: null });
  expect(told).toMatchObject({ idResume: own.idResume, accessToken: told.token });
  expect(told.resume).toHaveProperty('firstNameThai');
  expect([typeof told.enc, typeof told.key]).toEqual(['string', 'string']);
  const again = await useKeys(data);
  expect([again.status, (await again.json()).error.code]).toEqual([410, 'link_used']);
  const long = new Date(Date.now() - 29 * 24 * 60 * 60_000);
  await db.update(keyPairs).set({ expiresAt: long }).where(eq(keyPairs.tokenUse, 'link'));
  const late = await useKeys(data);
  expect([late.status, (await late.json()).error.code]).toEqual([410, 'link_used']);
  const elsewhere = await useKeys(data, '/loginEncKey');
  expect([elsewhere.status, (await elsewhere.json()).error.code]).toEqual([410, 'link_used']);
  expect(await whyAdminLinkFails({ encode: data.enc, keycode: data.key })).toBe('link_used');
  const unknown = await useKeys({ ...data, key: 'x'.repeat(43) });
  expect((await unknown.json()).error.code).toBe('link_expired');
});

it('never returns keys of another account, whichever part of the URL belongs to the caller', async () => {
  const other = await person();
  expect((await askKeys(other.idJsk, other.idResume)).status).toBe(403);
  expect((await askKeys(own.idJsk, other.idResume)).status).toBe(403);
  expect((await askKeys(other.idJsk, own.idResume)).status).toBe(403);
});

it('revokes unused keys with the session that created them', async () => {
  const { idJsk } = own;
  const opening = { kind: 'jobSeeker', owner: { idJsk }, userAgent: '' } as const;
  await openSession(db, opening, new Date());
  const { data } = await (await askKeys(idJsk, own.idResume)).json();
  const [live] = await liveSessions(db, { idJsk });
  expect(await revokeOwnSession(db, { idJsk }, live?.idSession ?? '')).toBe(true);
  expect((await useKeys(data)).status).toBe(410);
});

const verify = async () => {
  const answer = await api.request('/doAuthenTokenEmployer', { method: 'POST' });
  return { cookie: answer.headers.getSetCookie().join('\n'), said: await answer.json() };
};

it('answers a rejected token with `errors: 0` and an expired cookie', async () => {
  sessions = NO_SESSIONS;
  const { cookie, said } = await verify();
  expect(said).toMatchObject({ success: 0, errors: 0, error: { code: 'unauthenticated' } });
  const [, day = ''] = /^at=; .*Expires=([^;]+)/.exec(cookie) ?? [];
  expect(Date.now() - Date.parse(day)).toBeGreaterThanOrEqual(1_000_000);
});

it.each([
  ['http://localhost:4321', false],
  ['https://www.yousay.example', true],
])(
  'renews a valid token for same-site scripts without a page only, at %s',
  async (url, isSecure) => {
    vi.stubEnv('PUBLIC_URL', url);
    const employer = await sessionOf(await employerWithPassword());
    sessions = { ...NO_SESSIONS, employer };
    const { cookie, said } = await verify();
    vi.unstubAllEnvs();
    expect(said.data.idEmp).toBe(employer.idEmp);
    expect(cookie).toMatch(/^at=[^;]+; Max-Age=86400; Path=\/; .*HttpOnly/);
    expect(cookie).toContain('SameSite=Lax');
    expect([/; Secure/.test(cookie), /Domain=/.test(cookie)]).toEqual([isSecure, false]);
  },
);
