import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { platformAdmins, sessions } from '#shared/server/db/schema/accounts.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import {
  findUserByEmail,
  renewPasswordHash,
  setPasswordHash,
} from '#shared/server/session/credential-queries.ts';
import { revokeBrowserSession } from '#shared/server/session/end-session.ts';
import {
  employerWithPassword,
  givePassword,
  NOWHERE,
  sessionOf,
  signIn,
  TEST_PASSWORD,
  whoIs,
} from '#tests/fixtures/employer-fixture.ts';
import { createAdminLink, requestAdminLink, signInByAdminLink } from '../links/admin-link.ts';
import { signInEmployer } from './sign-in-employer.ts';

const now = () => new Date();

describe('signInEmployer', () => {
  it('accepts the right password in any case of the email, and rejects others alike', async () => {
    const { email } = await employerWithPassword();
    expect((await signIn(email.toUpperCase(), TEST_PASSWORD)).ok).toBe(true);
    const wrong = await signIn(email, 'k7#mQ2xy');
    const unknown = await signIn('nobody@example.com', TEST_PASSWORD);
    expect(wrong).toEqual({ ok: false, code: 'wrong_credentials' });
    expect(unknown).toEqual(wrong);
  });

  it('limits guesses on one account from one network, not its owner on another', async () => {
    const { email } = await employerWithPassword();
    const guess = (password: string, address = '198.51.100.1') =>
      signInEmployer({ username: email, password, from: { ...NOWHERE, address } }, now());
    await Promise.all(Array.from({ length: 25 }, () => guess('')));
    expect(await guess(TEST_PASSWORD)).toMatchObject({ code: 'too_many_requests' });
    expect((await guess(TEST_PASSWORD, '198.51.100.2')).ok).toBe(true);
  });
});

describe('a password with several Unicode spellings', () => {
  const typedHere = 'น้ำใจงาม-k7#';
  const typedThere = typedHere.normalize('NFKC');

  it('opens the account with each spelling', async () => {
    const { email, idUser } = await employerWithPassword();
    await givePassword(idUser, typedHere);
    expect(typedThere).not.toBe(typedHere);
    expect((await signIn(email, typedHere)).ok).toBe(true);
    expect((await signIn(email, typedThere)).ok).toBe(true);
  });

  it('is rehashed from its typed form at the next sign-in, never after a wrong password', async () => {
    const { email, idUser } = await employerWithPassword();
    const asTyped = await hash(typedHere);
    await setPasswordHash(db, { idUser }, asTyped);
    expect((await signIn(email, typedThere)).ok).toBe(false);
    expect((await findUserByEmail(db, email))?.passwordHash).toBe(asTyped);
    expect((await signIn(email, typedHere)).ok).toBe(true);
    expect((await findUserByEmail(db, email))?.passwordHash).not.toBe(asTyped);
    expect((await signIn(email, typedThere)).ok).toBe(true);
    expect((await signIn(email, typedHere)).ok).toBe(true);
  });

  it('is not restored if changed concurrently', async () => {
    const { idUser, email } = await employerWithPassword();
    const before = await findUserByEmail(db, email);
    const renewal = { stored: 'another hash', renewed: 'renewed' };
    await renewPasswordHash(db, { idUser }, renewal);
    expect(await findUserByEmail(db, email)).toEqual(before);
  });
});

describe('a stored session', () => {
  it('dies with its row, its user and its signature', async () => {
    const { cookie, idUser } = await sessionOf(await employerWithPassword());
    const forged = cookie.slice(0, -3) + (cookie.endsWith('AAA') ? 'BBB' : 'AAA');
    expect((await whoIs(forged)).employer).toBeNull();
    const { employer } = await whoIs(cookie);
    if (!employer) throw new Error('not signed in');
    const request = new Request('http://localhost/', { headers: { cookie } });
    await revokeBrowserSession(request, 'employer', now());
    expect((await whoIs(cookie)).employer).toBeNull();

    const again = await signIn(employer.email, TEST_PASSWORD);
    if (!again.ok) throw new Error(again.code);
    await db.update(users).set({ deletedAt: now() }).where(eq(users.idUser, idUser));
    expect((await whoIs(`at=${again.value.opened.token}`)).employer).toBeNull();
  });

  it('of one kind opens no other', async () => {
    const { cookie } = await sessionOf(await employerWithPassword());
    const token = cookie.slice('at='.length);
    const found = await whoIs(`accessToken=${token}; adminEnc=${token}`);
    expect(found).toEqual({ employer: null, jobSeeker: null, platformAdmin: null });
  });

  it('expires by the row even when the token would still be good', async () => {
    const { cookie, idUser } = await sessionOf(await employerWithPassword());
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.idUser, idUser));
    expect((await whoIs(cookie)).employer).toBeNull();
  });
});

describe("the review team's link", () => {
  it('opens one session, once', async () => {
    const link = await createAdminLink('Review team', now());
    if (!link) throw new Error('no link');
    const [first, second] = await Promise.all([
      signInByAdminLink(link, '', now()),
      signInByAdminLink(link, '', now()),
    ]);
    const opened = [first, second].flatMap((one) => (one?.ok ? [one.value.opened] : []));
    expect(opened).toHaveLength(1);
    expect([first, second]).toContainEqual({ ok: false, code: 'link_used' });
    const token = opened[0]?.token;
    const { platformAdmin } = await whoIs(`adminEnc=${token}`);
    expect(platformAdmin?.name).toBe('Review team');
  });

  it('is created for existing members, and for others only with --new', async () => {
    const name = `Somebody ${crypto.randomUUID()}`;
    expect(await requestAdminLink([name], now())).toMatchObject({ code: 'unknown_name' });
    expect(await requestAdminLink([name, '--new'], now())).toMatchObject({ value: { name } });
    expect((await requestAdminLink([name], now())).ok).toBe(true);
  });

  it('needs a name for all but the first member of the team', async () => {
    await db.update(platformAdmins).set({ name: sql`'before ' || id_admin` });
    expect(await requestAdminLink([], now())).toMatchObject({ code: 'unknown_name' });
    await db.delete(platformAdmins);
    expect(await requestAdminLink([], now())).toMatchObject({ value: { name: 'Review team' } });
    expect(await requestAdminLink([], now())).toMatchObject({ value: { name: 'Review team' } });
  });

  it('reads the full name, quoted or not', async () => {
    const words = ['Somsri', 'Jaidee', crypto.randomUUID()];
    expect(await requestAdminLink([...words, '--new'], now())).toMatchObject({
      value: { name: words.join(' ') },
    });
    expect(await requestAdminLink([words[0] ?? ''], now())).toMatchObject({ code: 'unknown_name' });
  });

  it('needs both halves', async () => {
    const link = await createAdminLink('Review team', now());
    if (!link) throw new Error('no link');
    expect(await signInByAdminLink({ ...link, keycode: 'x' }, '', now())).toEqual({
      ok: false,
      code: 'link_expired',
    });
  });
});
