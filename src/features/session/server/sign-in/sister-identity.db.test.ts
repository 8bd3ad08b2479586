import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { companies, users } from '#shared/server/db/schema/companies.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { hashPassword } from '#shared/server/session/passwords.ts';
import { otherService } from '#tests/calls/other-service.ts';
import {
  employerWithPassword,
  mailProps,
  NOWHERE,
  sessionOf,
  TEST_PASSWORD,
  whoIs,
} from '#tests/fixtures/employer-fixture.ts';
import { runOutOfTime } from '#tests/run-out-of-time.ts';
import { changePassword } from '../passwords/change-password.ts';
import { resetPassword, sendResetLinks } from '../passwords/reset-password.ts';
import { setSisterSignIn, sisterSignIn } from '../ways-in/sister-sign-in.ts';
import { signInEmployer } from './sign-in-employer.ts';
import { httpSister, sisterIdentity } from './sister-identity.ts';

const email = `${randomUUID()}@example.com`;
const { asked, serving: served } = otherService();

beforeAll(async () => {
  const [company] = await db
    .insert(companies)
    .values({ companyNameTh: 'บริษัท', idIndustry: 1 })
    .returning({ idEmp: companies.idEmp });
  const hashed = await hashPassword('k7#mQ2xz');
  if (!hashed.ok) throw new Error(hashed.code);
  const idEmp = company?.idEmp ?? 0;
  await db.insert(users).values({ idEmp, email, passwordHash: hashed.value });
});

const serving = async (listener: RequestListener, credentials = '') =>
  httpSister(await served(listener, credentials));

const answering = (body: unknown, status = 200) =>
  serving((_, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body)),
  );

const knows = (address: string) =>
  answering({ success: 1, data: { email: address, idCustomer: 9 } });

const sign = (sister: Awaited<ReturnType<typeof serving>> | null, password: string) =>
  signInEmployer({ username: email, password, from: NOWHERE }, new Date(), sister);

describe('a customer of the sister product', () => {
  it("signs in as the user with that email, by the sister's password", async () => {
    const done = await sign(await knows(email.toUpperCase()), 'theirs-only');
    expect(done.ok).toBe(true);
    const body = JSON.stringify({ username: email, password: 'theirs-only' });
    expect(asked).toEqual([`POST /api/login ${body}`]);
  });

  it('is looked up there by the input as typed', async () => {
    expect((await sign(await knows(email), 'น้ำใจ-ｋ７')).ok).toBe(true);
    expect(asked.join()).toContain('"น้ำใจ-ｋ７"');
  });

  it('with NUL in the email counts as an unreadable response', async () => {
    expect(await sign(await knows(`a\u0000${email}`), 'theirs-only')).toEqual({
      ok: false,
      code: 'sister_unavailable',
    });
  });

  it('unknown here is rejected, not created', async () => {
    const before = await db.$count(users);
    expect(await sign(await knows('stranger@example.com'), 'theirs-only')).toEqual({
      ok: false,
      code: 'wrong_credentials',
    });
    expect(await db.$count(users)).toBe(before);
  });

  it('unknown there too is rejected', async () => {
    expect(await sign(await answering({ success: 0 }, 401), 'wrong')).toMatchObject({
      code: 'wrong_credentials',
    });
  });

  it('with a password of this product causes no request', async () => {
    expect((await sign(await knows(email), 'k7#mQ2xz')).ok).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('the sister sign-in method', () => {
  const CHANGED = 'r4$Tw9vb';
  const owner = async () => {
    const employer = await employerWithPassword();
    return { ...employer, session: await sessionOf(employer) };
  };
  const bySister = async (address: string) =>
    signInEmployer(
      { username: address, password: 'theirs-only', from: NOWHERE },
      new Date(),
      await knows(address),
    );
  const set = (sister: 'on' | 'off', currentPassword = TEST_PASSWORD) => ({
    sister,
    currentPassword,
  });

  afterEach(() => vi.unstubAllEnvs());

  it('does not exist and is never queried if no sister is configured', async () => {
    const { session } = await owner();
    expect(await sisterSignIn(db, session.idUser)).toBeNull();
    const form = { password: CHANGED, currentPassword: TEST_PASSWORD };
    expect(await changePassword(session, form, new Date())).toMatchObject({ ok: true });
  });

  it('is ended and allowed by password, with every other session', async () => {
    vi.stubEnv('SISTER_API_URL', 'https://sister.example/api');
    const employer = await owner();
    const { session } = employer;
    const elsewhere = await sessionOf(employer);
    expect((await bySister(employer.email)).ok).toBe(true);
    expect(await setSisterSignIn(session, set('off', 'x'), new Date())).toMatchObject({
      fields: { currentPassword: ['wrongPassword'] },
    });
    expect(await setSisterSignIn(session, set('off'), new Date())).toEqual(ok(null));
    expect(await sisterSignIn(db, session.idUser)).toBe('off');
    expect((await whoIs(elsewhere.cookie)).employer).toBeNull();
    expect((await whoIs(session.cookie)).employer).not.toBeNull();
    expect(await bySister(employer.email)).toMatchObject({ code: 'wrong_credentials' });
    expect(await setSisterSignIn(session, set('on'), new Date())).toEqual(ok(null));
    expect((await bySister(employer.email)).ok).toBe(true);
  });

  it('stays if it is the only method', async () => {
    const { session } = await owner();
    await db.update(users).set({ passwordHash: null }).where(eq(users.idUser, session.idUser));
    const done = await setSisterSignIn(session, set('off', ''), new Date());
    expect(done).toMatchObject({ code: 'only_way_in' });
  });

  it('ends with a reset, and on a password change as the owner chooses', async () => {
    vi.stubEnv('SISTER_API_URL', 'https://sister.example/api');
    const { session, email: address } = await owner();
    const form = { password: CHANGED, currentPassword: TEST_PASSWORD };
    expect(await changePassword(session, form, new Date())).toMatchObject({
      fields: { sister: ['choiceRequired'] },
    });
    await changePassword(session, { ...form, sister: 'keep' }, new Date());
    expect(await sisterSignIn(db, session.idUser)).toBe('on');
    await sendResetLinks(address, 'th', new Date());
    const token = String((await mailProps(address, 'reset-link'))?.['token']);
    expect((await resetPassword(token, TEST_PASSWORD)).ok).toBe(true);
    expect(await sisterSignIn(db, session.idUser)).toBe('off');
    const mails = await db.select().from(emailOutbox).where(eq(emailOutbox.toEmail, address));
    expect(mails.map(({ props }) => props)).toContainEqual({
      kind: 'employer',
      isSisterEnded: true,
    });
  });
});

describe('an unavailable sister', () => {
  it('is off when none is configured', async () => {
    expect(sisterIdentity()).toBeNull();
    expect(await sign(null, 'theirs-only')).toMatchObject({ code: 'wrong_credentials' });
  });

  it('never blocks users with a password here, and shows others an error', async () => {
    const gone = httpSister('http://127.0.0.1:1');
    expect((await sign(gone, 'k7#mQ2xz')).ok).toBe(true);
    expect(await sign(gone, 'theirs-only')).toEqual({ ok: false, code: 'sister_unavailable' });
  });

  it.each([
    ['garbage', 'not json', 200],
    ['success without an address', { success: 1, data: {} }, 200],
    ['success 0 with an address', { success: 0, data: { email } }, 200],
    ['an address that is none', { success: 1, data: { email: 'x' } }, 200],
    ['a failure', { success: 1, data: { email } }, 500],
    ['an endless answer', 'x'.repeat(70 * 1024), 200],
  ])('that answers %s signs nobody in', async (_, body, status) => {
    const outcome = await sign(await answering(body, status), 'theirs-only');
    expect(outcome).toEqual({ ok: false, code: 'sister_unavailable' });
  });

  it('redirects are not followed', async () => {
    const sister = await serving((request, response) => {
      if (request.url === '/elsewhere')
        response.end(JSON.stringify({ success: 1, data: { email } }));
      else response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    expect(await sign(sister, 'theirs-only')).toMatchObject({ code: 'sister_unavailable' });
    expect(asked).toHaveLength(1);
  });

  it('times out after three seconds, also in the middle of a response', async () => {
    const sister = await serving((_, response) => response.write('{"success":'));
    const outcome = await runOutOfTime(3_000, () => sign(sister, 'theirs-only'));
    expect(outcome).toMatchObject({ code: 'sister_unavailable' });
  });
});
