import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { sessions } from '#shared/server/db/schema/accounts.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
import { issueLinkPair } from '#shared/server/session/key-pairs.ts';
import { clearedCookies, openSession } from '#shared/server/session/open-session.ts';
import { revokeSession } from '#shared/server/session/session-queries.ts';
import { readSessionToken } from '#shared/server/session/session-tokens.ts';
import { makeAdmin, makeWriter } from '#tests/fixtures/review-fixture.ts';
import '../api.ts';
import { renewSessions } from './renew-sessions.ts';

const app = new Hono<{ Variables: ApiVariables }>();
app.use(renewSessions);
app.get('/leave', (c) => {
  for (const { name } of clearedCookies('jobSeeker')) {
    c.header('Set-Cookie', `${name}=; Max-Age=0`, { append: true });
  }
  return c.body(null);
});
app.all('*', async (c) => {
  const { jobSeeker } = await currentSessions(c.req.raw);
  c.header('CDN-Cache-Control', 'max-age=600');
  return c.json({ idJsk: jobSeeker?.idJsk ?? null, body: await c.req.raw.text() });
});

async function person(): Promise<{ idJsk: number; jskEnc: string; jskKey: string; at: string }> {
  const idJsk = await makeWriter();
  const opening = { kind: 'jobSeeker', owner: { idJsk }, userAgent: '', pairSeconds: 900 } as const;
  const { cookies } = await openSession(db, opening, new Date());
  const of = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { idJsk, jskEnc: of('jskEnc'), jskKey: of('jskKey'), at: of('accessToken') };
}

const SAME = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

const ask = (path: string, cookie: string, init: RequestInit = {}) =>
  app.request(`http://localhost${path}`, {
    ...init,
    headers: { ...SAME, ...init.headers, cookie },
  });

const names = (answer: Response) =>
  answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);

describe('a visit with a valid pair and no token', () => {
  it('runs signed in immediately and sets new cookies in an uncacheable response', async () => {
    const { idJsk, jskEnc, jskKey } = await person();
    const answer = await ask('/yousay', `jskEnc=${jskEnc}; jskKey=${jskKey}; accessToken=old`);
    expect(await answer.json()).toMatchObject({ idJsk });
    expect(names(answer)).toEqual(['accessToken', 'who', 'jskEnc', 'jskKey']);
    expect(answer.headers.getSetCookie().join()).not.toContain(jskEnc);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.has('cdn-cache-control')).toBe(false);
  });

  it('may be an API call with its complete body', async () => {
    const { idJsk, jskEnc, jskKey } = await person();
    const answer = await ask('/yousayapi/x', `jskEnc=${jskEnc}; jskKey=${jskKey}`, {
      method: 'POST',
      body: 'a=1',
      headers: { 'sec-fetch-mode': 'cors' },
    });
    expect(await answer.json()).toEqual({ idJsk, body: 'a=1' });
  });

  it('may follow a link in a mail', async () => {
    const { idJsk, jskEnc, jskKey } = await person();
    const answer = await ask('/yousay', `jskEnc=${jskEnc}; jskKey=${jskKey}`, {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    });
    expect(await answer.json()).toMatchObject({ idJsk });
  });

  it.each([
    ['/yousay', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['/yousay', { headers: { 'sec-fetch-site': 'same-site' } }],
    ['/yousay', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' } }],
    ['/yousay', { headers: { 'sec-fetch-mode': 'no-cors' } }],
    ['/yousay', { method: 'POST' }],
    ['/yousayapi/x', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['/yousayapi/x', { headers: { authorization: 'Bearer x' } }],
    ['/yousayapi/jskLogout', { method: 'POST' }],
    ['/yousayapi/jskLogin', { method: 'POST' }],
  ])('is not one like %s %o', async (path, init: RequestInit) => {
    const { jskEnc, jskKey } = await person();
    const cookie = `jskEnc=${jskEnc}; jskKey=${jskKey}`;
    const answer = await ask(path, cookie, init);
    expect(await answer.json()).toMatchObject({ idJsk: null });
    expect(names(answer)).toEqual([]);
    const later = await ask('/yousay', cookie);
    expect(names(later), 'the pair was left as it was').toContain('jskEnc');
  });

  it('does not restore cookies that the response deletes', async () => {
    const { jskEnc, jskKey } = await person();
    const answer = await ask('/leave', `jskEnc=${jskEnc}; jskKey=${jskKey}`);
    expect(answer.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(
      true,
    );
  });
});

it('a valid token is not renewed by the pair', async () => {
  const { idJsk, jskEnc, jskKey, at } = await person();
  const answer = await ask('/yousay', `jskEnc=${jskEnc}; jskKey=${jskKey}; accessToken=${at}`);
  expect(await answer.json()).toMatchObject({ idJsk });
  expect(names(answer)).toEqual([]);
});

it('an invalid pair is deleted, also one of a link', async () => {
  const { idJsk } = await person();
  const link = await issueLinkPair(db, { idJsk }, new Date());
  const answer = await ask('/yousay', `jskEnc=${link.enc}; jskKey=${link.key}`);
  expect(await answer.json()).toMatchObject({ idJsk: null });
  expect(names(answer)).toEqual(['jskEnc', 'jskKey', 'who']);
  const half = await ask('/yousay', `jskEnc=${link.enc}`);
  expect(names(half)).toEqual([]);
});

describe('a session in use', () => {
  const HOUR = 60 * 60_000;
  const start = new Date();
  const pass = (milliseconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: start.getTime() + milliseconds });

  async function teamMember() {
    const owner = { idAdmin: await makeAdmin() };
    const { token } = await openSession(
      db,
      { kind: 'platformAdmin', owner, userAgent: '' },
      new Date(),
    );
    return { token, idSession: (await readSessionToken(token, 'platformAdmin'))?.idSession ?? '' };
  }

  const endOf = async (idSession: string) => {
    const [row] = await db.select().from(sessions).where(eq(sessions.idSession, idSession));
    return (row?.expiresAt.getTime() ?? 0) - start.getTime();
  };

  it('is extended by a page, a form and a call, at most once an hour', async () => {
    const { at } = await person();
    const cookie = `accessToken=${at}`;
    const idSession = (await readSessionToken(at, 'jobSeeker'))?.idSession ?? '';
    pass(HOUR / 2);
    expect(names(await ask('/yousay', cookie))).toEqual([]);
    for (const [hours, path, init] of [
      [2, '/yousay', {}],
      [3, '/yousay', { method: 'POST' }],
      [4, '/yousayapi/x', { method: 'POST', headers: { 'sec-fetch-mode': 'cors' } }],
    ] as const) {
      pass(hours * HOUR);
      const answer = await ask(path, cookie, init);
      expect([path, names(answer)]).toEqual([path, ['accessToken', 'who']]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await endOf(idSession)).toBe((24 + hours) * HOUR);
    }
    const [fresh = ''] = (await ask('/yousay', cookie)).headers.getSetCookie();
    expect(names(await ask('/yousay', fresh.split(';')[0] ?? ''))).toEqual([]);
  });

  it.each([
    ['/yousay', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' } }],
    ['/yousay', { headers: { 'sec-fetch-mode': 'no-cors' } }],
    ['/yousayapi/x', { headers: { authorization: 'Bearer x' } }],
    ['/yousayapi/jskLogout', { method: 'POST' }],
  ])('is not by one like %s %o', async (path, init: RequestInit) => {
    const { at } = await person();
    pass(2 * HOUR);
    expect(names(await ask(path, `accessToken=${at}`, init))).toEqual([]);
  });

  it('leaves the header cookie of another account, or of a pair that lasts longer', async () => {
    const { at, jskEnc, jskKey } = await person();
    pass(2 * HOUR);
    for (const beside of ['who=employer', `who=jobseeker; jskEnc=${jskEnc}; jskKey=${jskKey}`]) {
      expect(names(await ask('/yousay', `accessToken=${at}; ${beside}`))).toEqual(['accessToken']);
    }
  });

  it('is not restored after it was revoked', async () => {
    const { at } = await person();
    await revokeSession(db, (await readSessionToken(at, 'jobSeeker'))?.idSession ?? '');
    pass(2 * HOUR);
    expect(names(await ask('/yousay', `accessToken=${at}`))).toEqual([]);
  });

  it('of the review team lasts half an hour after each use, at most twelve hours', async () => {
    const { token, idSession } = await teamMember();
    const cookie = `adminEnc=${token}`;
    pass(10 * 60_000);
    const answer = await ask('/backoffice', cookie);
    expect(await endOf(idSession)).toBe(40 * 60_000);
    const [, team = ''] = answer.headers.getSetCookie();
    expect(team).toContain(`team=team.${Math.floor((start.getTime() + 40 * 60_000) / 1000)};`);
    expect(team).not.toContain('HttpOnly');
    await db
      .update(sessions)
      .set({ createdAt: new Date(start.getTime() - 11.75 * HOUR) })
      .where(eq(sessions.idSession, idSession));
    await ask('/backoffice', cookie);
    expect(await endOf(idSession)).toBe(HOUR / 4);
  });

  it('of the review team expires after half an hour without use', async () => {
    const { token, idSession } = await teamMember();
    await db
      .update(sessions)
      .set({ expiresAt: sql`now()` })
      .where(eq(sessions.idSession, idSession));
    pass(2 * 60_000);
    expect(names(await ask('/backoffice', `adminEnc=${token}`))).toEqual([]);
  });
});
