import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { keyPairs, sessions } from '#shared/server/db/schema/accounts.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { revokeSessions } from '#shared/server/session/credential-queries.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
import { revokeBrowserSession } from '#shared/server/session/end-session.ts';
import { issueLinkPair, type KeyPair } from '#shared/server/session/key-pairs.ts';
import { type OpenedSession, openSession, pairIn } from '#shared/server/session/open-session.ts';
import { refreshSession } from '#shared/server/session/refresh-session.ts';
import { revokeSession } from '#shared/server/session/session-queries.ts';
import { colleague } from '#tests/fixtures/employer-fixture.ts';
import { makeCompany, makeWriter } from '#tests/fixtures/review-fixture.ts';
import { renewByCookies, signInByKeyPair, signInByPair } from './sign-in-by-pair.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = new Date();
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

let idUser = 0;
let idJsk = 0;

beforeEach(async () => {
  ({ idUser } = await colleague(await makeCompany()));
  idJsk = await makeWriter();
});

const visit = (pair: KeyPair, kind: 'employer' | 'jobSeeker' = 'employer') =>
  ({ pair, kind, userAgent: 'test' }) as const;

const cookiesOf = ({ cookies }: OpenedSession) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value ?? '']));

const asking = (opened: OpenedSession) =>
  new Request('http://localhost/', {
    headers: {
      cookie: Object.entries(cookiesOf(opened))
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  });

function pairOf(opened: OpenedSession | undefined): KeyPair {
  const pair = opened && pairIn(cookiesOf(opened), 'employer');
  if (!pair) throw new Error('no pair of cookies');
  return pair;
}

const employerWithPair = (at = now) =>
  db.transaction((tx) =>
    openSession(
      tx,
      { kind: 'employer', owner: { idUser }, userAgent: '', pairSeconds: 14 * 24 * 60 * 60 },
      at,
    ),
  );

const whoIs = async (done: Awaited<ReturnType<typeof signInByPair>>) =>
  done && (await currentSessions(asking(done.opened))).employer?.idUser;

describe('a sign-in link', () => {
  it('signs in once, as its owner, with a family of cookies', async () => {
    const pair = await issueLinkPair(db, { idUser }, now);
    const done = await signInByKeyPair(visit(pair), now);
    expect(await whoIs(done)).toBe(idUser);
    expect(done?.opened.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['at', DAY / 1000],
      ['who', (14 * DAY) / 1000],
      ['enc', (14 * DAY) / 1000],
      ['key', (14 * DAY) / 1000],
    ]);
    expect(await signInByKeyPair(visit(pair), now)).toBeNull();
    expect(await whoIs(done), 'a link opened twice ends nothing').toBe(idUser);
  });

  it('opens exactly one of twenty concurrent sessions', async () => {
    const pair = await issueLinkPair(db, { idUser }, now);
    const all = await Promise.all(Array.from({ length: 20 }, () => signInByPair(visit(pair), now)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await db.$count(sessions, eq(sessions.idUser, idUser))).toBe(1);
  });

  it('ends after ten minutes', async () => {
    const late = await issueLinkPair(db, { idUser }, now);
    expect(await signInByKeyPair(visit(late), later(10 * MINUTE + 1))).toBeNull();
    expect(await signInByKeyPair(visit(late), later(10 * MINUTE - 1))).not.toBeNull();
  });

  it('needs both halves, and a wrong half does not consume it', async () => {
    const pair = await issueLinkPair(db, { idUser }, now);
    const other = await issueLinkPair(db, { idUser }, now);
    expect(await signInByPair(visit({ ...pair, key: other.key }), now)).toBeNull();
    expect(await signInByPair(visit({ ...pair, enc: other.enc }), now)).toBeNull();
    expect(await signInByPair(visit({ ...pair, key: '' }), now)).toBeNull();
    expect(await signInByPair(visit({ ...pair, key: 'x'.repeat(5_000) }), now)).toBeNull();
    expect(await signInByPair(visit(pair), now)).not.toBeNull();
  });

  it('is bound to one kind of person', async () => {
    const ofPerson = await issueLinkPair(db, { idJsk }, now);
    expect(await signInByPair(visit(ofPerson, 'employer'), now)).toBeNull();
    const done = await signInByPair(visit(ofPerson, 'jobSeeker'), now);
    expect(done?.owner).toEqual({ idJsk });
    expect(done?.opened.cookies.map(({ name }) => name)).toEqual([
      'accessToken',
      'who',
      'jskEnc',
      'jskKey',
    ]);
  });

  it('does not renew: only cookie pairs do', async () => {
    const pair = await issueLinkPair(db, { idUser }, now);
    expect(await renewByCookies(visit(pair), now)).toBeNull();
    expect(await signInByKeyPair(visit(pair), now)).not.toBeNull();
  });

  it('opens nothing for deleted users or closed companies', async () => {
    const pair = await issueLinkPair(db, { idUser }, now);
    const person = await issueLinkPair(db, { idJsk }, now);
    await db.update(users).set({ deletedAt: now }).where(eq(users.idUser, idUser));
    await db.update(jobSeekers).set({ deletedAt: now }).where(eq(jobSeekers.idJsk, idJsk));
    expect(await signInByPair(visit(pair), now)).toBeNull();
    expect(await signInByPair(visit(person, 'jobSeeker'), now)).toBeNull();
  });

  it('is stored as hashes only', async () => {
    const pair = await issueLinkPair(db, { idUser }, now);
    const [row] = await db.select().from(keyPairs).where(eq(keyPairs.idUser, idUser));
    expect(pair.enc).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(pair.enc);
    expect(JSON.stringify(row)).not.toContain(pair.key);
  });
});

describe('a pair of cookies', () => {
  it('is rotated with each use, with the same lifetime', async () => {
    const first = pairOf(await employerWithPair());
    const renewed = await renewByCookies(visit(first), later(13 * DAY));
    const second = pairOf(renewed?.opened);
    expect(second).not.toEqual(first);
    expect(await renewByCookies(visit(second), later(26 * DAY))).not.toBeNull();
  });

  it('expires', async () => {
    const pair = pairOf(await employerWithPair());
    expect(await renewByCookies(visit(pair), later(14 * DAY + 1))).toBeNull();
  });

  it('renews also when its session was purged', async () => {
    const opened = await employerWithPair();
    const { employer } = await currentSessions(asking(opened));
    await db.delete(sessions).where(eq(sessions.idSession, employer?.idSession ?? ''));
    const renewed = await renewByCookies(visit(pairOf(opened)), later(2 * DAY));
    expect(await whoIs(renewed)).toBe(idUser);
  });

  it('asks for the password before anything sensitive', async () => {
    const pair = pairOf(await employerWithPair());
    await renewByCookies(visit(pair), later(MINUTE));
    const [opened] = await db
      .select({ authenticatedAt: sessions.authenticatedAt })
      .from(sessions)
      .where(eq(sessions.createdAt, later(MINUTE)));
    expect(opened?.authenticatedAt).toEqual(new Date(0));
  });

  it('brought by several requests of one browser gives all the same', async () => {
    const pair = pairOf(await employerWithPair());
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, index) => renewByCookies(visit(pair), later(DAY + index))),
    );
    expect(all.every(Boolean)).toBe(true);
    const pairs = all.map((done) => JSON.stringify(pairOf(done?.opened)));
    expect(new Set(pairs).size).toBe(1);
    expect(await db.$count(sessions, eq(sessions.idUser, idUser))).toBe(2);
    for (const done of all) expect(await whoIs(done)).toBe(idUser);
  });

  it('used again after the grace ends its family, what it opened and the thief', async () => {
    const started = await employerWithPair();
    const pair = pairOf(started);
    const renewed = await renewByCookies(visit(pair), later(MINUTE));
    expect(await renewByCookies(visit(pair), later(MINUTE + 30_000))).not.toBeNull();
    expect(await whoIs(renewed)).toBe(idUser);
    expect(await renewByCookies(visit(pair), later(MINUTE + 30_001))).toBeNull();
    expect(await renewByCookies(visit(pairOf(renewed?.opened)), later(2 * MINUTE))).toBeNull();
    expect(await whoIs(renewed)).toBeUndefined();
    expect((await currentSessions(asking(started))).employer).toBeNull();
  });

  it('ends nothing of another browser', async () => {
    const stolen = pairOf(await employerWithPair());
    const other = await employerWithPair(later(-DAY / 2));
    await renewByCookies(visit(stolen), now);
    await renewByCookies(visit(stolen), later(MINUTE));
    expect((await currentSessions(asking(other))).employer?.idUser).toBe(idUser);
    expect(await renewByCookies(visit(pairOf(other)), later(MINUTE))).not.toBeNull();
  });

  it('needs both halves; with one wrong nothing is rotated and nothing ends', async () => {
    const pair = pairOf(await employerWithPair());
    expect(await renewByCookies(visit({ ...pair, key: 'x' }), now)).toBeNull();
    expect(await renewByCookies(visit(pair), now)).not.toBeNull();
    expect(await renewByCookies(visit({ ...pair, key: 'x' }), later(MINUTE))).toBeNull();
    const [row] = await db.select().from(keyPairs).where(eq(keyPairs.idUser, idUser));
    expect(row?.expiresAt).not.toEqual(later(MINUTE));
  });

  it('of somebody deleted renews nothing', async () => {
    const pair = pairOf(await employerWithPair());
    await db.update(users).set({ deletedAt: now }).where(eq(users.idUser, idUser));
    expect(await renewByCookies(visit(pair), now)).toBeNull();
  });
});

describe('sign-out', () => {
  it('ends the session and its family, also once the session is over', async () => {
    const opened = await employerWithPair();
    await revokeBrowserSession(asking(opened), 'employer', now);
    expect((await currentSessions(asking(opened))).employer).toBeNull();
    expect(await renewByCookies(visit(pairOf(opened)), later(1))).toBeNull();

    const old = await employerWithPair();
    const { enc, key } = pairOf(old);
    const left = new Request('http://localhost/', {
      headers: { cookie: `enc=${enc}; key=${key}` },
    });
    await revokeBrowserSession(left, 'employer', now);
    expect(await renewByCookies(visit({ enc, key }), later(1))).toBeNull();
  });

  it('from another device also ends the pair', async () => {
    const opened = await employerWithPair();
    const { employer } = await currentSessions(asking(opened));
    await revokeSession(db, employer?.idSession ?? '');
    expect(await renewByCookies(visit(pairOf(opened)), new Date())).toBeNull();
  });

  it('leaves another session of the same person and instant alone', async () => {
    const [here, there] = [await employerWithPair(), await employerWithPair()];
    await revokeBrowserSession(asking(here), 'employer', now);
    expect((await currentSessions(asking(there))).employer?.idUser).toBe(idUser);
    expect(await renewByCookies(visit(pairOf(there)), later(1))).not.toBeNull();
  });

  it('is not undone by a concurrent renewal', async () => {
    const opened = await employerWithPair();
    const pair = pairOf(opened);
    const [renewed] = await Promise.all([
      renewByCookies(visit(pair), later(1)),
      revokeBrowserSession(asking(opened), 'employer', later(2)),
    ]);
    const next = renewed && (await renewByCookies(visit(pairOf(renewed.opened)), later(3)));
    expect(next).toBeNull();
  });

  it('is not undone by a renewal that was sent before it and is read after it', async () => {
    const opened = await employerWithPair();
    await revokeBrowserSession(asking(opened), 'employer', later(2));
    expect(await renewByCookies(visit(pairOf(opened)), later(1))).toBeNull();
    const elsewhere = await employerWithPair();
    await revokeSessions(db, { idUser });
    expect(await renewByCookies(visit(pairOf(elsewhere)), later(1))).toBeNull();
  });
});

describe('a refreshed token', () => {
  it('lasts another day, thirty days in all, and never brings back an ended session', async () => {
    const opened = await employerWithPair();
    const idSession = (await currentSessions(asking(opened))).employer?.idSession ?? '';
    const own = { idSession, kind: 'employer' } as const;
    const refreshed = await refreshSession(own, later(DAY / 2));
    expect(refreshed?.expiresAt).toEqual(later(1.5 * DAY));
    expect(refreshed?.cookies[0]).toMatchObject({ name: 'at', maxAge: DAY / 1000 });
    const [row] = await db.select().from(sessions).where(eq(sessions.idSession, idSession));
    const last = await refreshSession(own, later(31 * DAY));
    expect(last?.expiresAt.getTime()).toBe((row?.createdAt.getTime() ?? 0) + 30 * DAY);
    await revokeSession(db, idSession);
    expect(await refreshSession(own, later(DAY / 2))).toBeNull();
  });
});
