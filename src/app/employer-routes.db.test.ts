import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyUserRoutes } from '#features/employer/server/company-user-routes.ts';
import { employerRoutes } from '#features/employer/server/employer-routes.ts';
import { passwordRoutes } from '#features/session/server/password-routes.ts';
import { type EmployerSession, NO_SESSIONS } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import { oneTimeTokens } from '#shared/server/db/schema/accounts.ts';
import { apiOf } from '#tests/calls/api-of.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import {
  colleague,
  employerWithPassword,
  mailProps,
  sessionOf,
  TEST_PASSWORD,
  typedMinutesAgo,
} from '#tests/fixtures/employer-fixture.ts';

let employer: EmployerSession;

const api = apiOf(
  () => ({ ...NO_SESSIONS, employer }),
  passwordRoutes,
  employerRoutes,
  companyUserRoutes,
);

async function post(path: string, form: Record<string, string | number>) {
  const body = new URLSearchParams(Object.entries(form).map(([name, of]) => [name, String(of)]));
  const answer = await api.request(path, { method: 'POST', body });
  const { data, error } = await answer.json();
  return { status: answer.status, data, code: error?.code, fields: error?.fields };
}

beforeEach(async () => {
  employer = await sessionOf(await employerWithPassword());
});

const ids = () => ({ idEmp: employer.idEmp, idUser: employer.idUser });
const somebody = (change = {}) =>
  JSON.stringify({
    email: `${randomUUID()}@example.com`,
    contactName: 'ก',
    role: 'user',
    ...change,
  });

describe('an employer', () => {
  it('changes only own data, regardless of the ids in the request', async () => {
    const other = await employerWithPassword();
    const mate = await colleague(employer.idEmp);
    const form = { password: 'r4$Tw9vb', email: 'x@example.com' };
    for (const path of ['/checkPassword', '/changePassword', '/changeEmail']) {
      const foreign = await post(path, { ...form, idEmp: other.idEmp, idUser: other.idUser });
      expect([path, foreign.status]).toEqual([path, 403]);
      const colleagues = await post(path, { ...form, ...ids(), idUser: mate.idUser });
      expect([path, colleagues.status]).toEqual([path, 403]);
    }
  });

  it('gets an error code that requires the password, and may send it along', async () => {
    await typedMinutesAgo(employer.idSession, 6);
    const change = { ...ids(), email: 'elsewhere@example.com' };
    expect(await post('/changeEmail', change)).toMatchObject({
      status: 403,
      code: 'reauthentication_needed',
      fields: { currentPassword: ['currentPasswordRequired'] },
    });
    const wrong = await post('/checkPassword', { ...ids(), password: 'wrong' });
    expect(wrong).toMatchObject({ status: 422, fields: { password: ['wrongPassword'] } });
    expect((await post('/insertUser', { user: somebody() })).status).toBe(403);
    const given = { user: somebody(), currentPassword: TEST_PASSWORD };
    expect((await post('/insertUser', given)).status).toBe(200);
    expect((await post('/changeEmail', change)).status).toBe(200);
  });

  it('without the admin role lists the users but changes none', async () => {
    employer = await sessionOf(await colleague(employer.idEmp));
    const listed = await api.request(`/getUserList?idEmp=${employer.idEmp}`);
    expect((await listed.json()).data).toHaveLength(2);
    for (const [path, form] of [
      ['/insertUser', { user: somebody() }],
      ['/updUser', { user: somebody({ idUser: employer.idUser, role: 'admin' }) }],
      ['/delUser', { idUser: employer.idUser }],
    ] as const) {
      expect([path, (await post(path, form)).code]).toEqual([path, 'forbidden']);
    }
  });

  it('cannot name another company, at any level of the body', async () => {
    const { idEmp } = await employerWithPassword();
    expect((await post('/insertUser', { user: somebody({ idEmp }) })).code).toBe('forbidden');
    expect((await post('/delUser', { idUser: 1, idEmp })).code).toBe('forbidden');
    expect((await api.request(`/getUserList?idEmp=${idEmp}`)).status).toBe(403);
  });

  it('cannot set fields outside the form', async () => {
    const user = somebody({ packageHrSay: 'platinum' });
    expect((await post('/insertUser', { user })).code).toBe('invalid_fields');
  });

  it('downloads the account data as an uncacheable file', async () => {
    const answer = await api.request('/myaccount/export');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="yousay-/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

it('the main-company check is false unless it is certain', async () => {
  const check = async (query = '') => {
    const answer = await api.request(`/companyProfile/checkMainHrsay${query}`);
    return (await answer.json()).data;
  };
  const own = `?idEmp=${employer.idEmp}`;
  expect([await check(), await check(own)]).toEqual([false, false]);
  const publishedThAt = new Date();
  await changeCompany(employer.idEmp, { publishedThAt });
  expect(await check(own)).toBe(true);
});

describe('the verification link of a new company', () => {
  const ask = () => post('/employerVerification', {});
  const use = async (token: unknown) => {
    const answer = await api.request(`/changeEmail/${token}`, { method: 'PUT' });
    return (await answer.json()).error?.code ?? answer.status;
  };
  const sent = async () => (await mailProps(employer.email, 'employer-welcome'))?.['token'];
  const isListed = async () => (await sessionOf(employer)).isListed;

  beforeEach(async () => {
    const unproved = { isListed: false };
    await changeCompany(employer.idEmp, unproved);
    employer = await sessionOf(employer);
  });

  it('can be resent, works once and invalidates the previous one', async () => {
    expect(await ask()).toMatchObject({ status: 200, data: { isListed: false } });
    const first = await sent();
    await ask();
    const second = await sent();
    expect([await use('a-link-of-nobody'), await use(first)]).toEqual(
      new Array(2).fill('link_expired'),
    );
    expect(await isListed()).toBe(false);
    expect(await use(second)).toBe(200);
    expect(await isListed()).toBe(true);
    expect(await use(second)).toBe('link_used');
  });

  it('expires', async () => {
    await ask();
    const open = and(eq(oneTimeTokens.idUser, employer.idUser), isNull(oneTimeTokens.usedAt));
    await db.update(oneTimeTokens).set({ expiresAt: new Date() }).where(open);
    expect(await use(await sent())).toBe('link_expired');
    expect(await isListed()).toBe(false);
  });

  it('is not sent for a listed company', async () => {
    await changeCompany(employer.idEmp, { isListed: true });
    employer = await sessionOf(employer);
    expect(await ask()).toMatchObject({ status: 200, data: { isListed: true } });
    expect(await sent()).toBeUndefined();
  });

  it('is requested by an administrator, five times in half an hour', async () => {
    const admin = employer;
    employer = await sessionOf(await colleague(admin.idEmp));
    expect(await ask()).toMatchObject({ status: 403, code: 'forbidden' });
    employer = admin;
    for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});
