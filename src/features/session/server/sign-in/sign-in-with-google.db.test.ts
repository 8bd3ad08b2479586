import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';
import { liveSessions } from '#shared/server/session/own-session-queries.ts';
import { mailProps, NOWHERE } from '#tests/fixtures/employer-fixture.ts';
import { jobSeekerOf, signedUp } from '#tests/fixtures/job-seeker-fixture.ts';
import { changePassword } from '../passwords/change-password.ts';
import { resetPassword, sendResetLinks } from '../passwords/reset-password.ts';
import { endWayIn } from '../ways-in/end-way-in.ts';
import { nonceOf } from './google-nonce.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

const CLIENT = 'yousay-test.apps.googleusercontent.com';
const PASSWORD = 'k7#mQ2xz';

let server: Server;
let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
let fetched = 0;
let people = 0;

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  server = createServer((_, response) => {
    fetched += 1;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  vi.stubEnv('GOOGLE_CLIENT_ID', CLIENT);
  vi.stubEnv('GOOGLE_JWKS_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`);
  people += 1;
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const now = () => new Date();
const seconds = (later = 0) => Math.floor(Date.now() / 1000) + later;
const address = () => `google${people}@example.com`;

const browsers = new Map<unknown, string>();
function newNonce(): string {
  const secret = `secret-of-the-browser-${browsers.size}`;
  browsers.set(nonceOf(secret), secret);
  return nonceOf(secret);
}
function browserOf(token: string): string | null {
  const [, payload = ''] = token.split('.');
  const claims = payload === '' ? {} : JSON.parse(Buffer.from(payload, 'base64url').toString());
  return browsers.get(claims.nonce) ?? null;
}

const good = (change: { readonly [claim: string]: unknown } = {}): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: CLIENT,
  sub: `sub-${people}`,
  email: address(),
  email_verified: true,
  given_name: 'Made',
  family_name: 'Up',
  iat: seconds(),
  exp: seconds(3_600),
  nonce: newNonce(),
  ...change,
});
const signed = (payload: JWTPayload, key = keys.privateKey, kid = 'one') =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
const signIn = (token: string, password?: string, secret = browserOf(token)) =>
  signInWithGoogle({ token, password, locale: 'en', from: NOWHERE, secret }, now());
const rowOf = async (email: string) => {
  const rows = await db.select().from(jobSeekers).where(eq(jobSeekers.username, email));
  return rows[0];
};
const resumeOf = async ({ idJsk = 0 }: { readonly idJsk?: number } = {}) =>
  (await db.select().from(resumes).where(eq(resumes.idJsk, idJsk)))[0];
const signUp = () => signedUp(address(), PASSWORD);

describe('a valid token', () => {
  it('signs up first, with email and name, and signs in afterwards', async () => {
    const first = await signIn(await signed(good()));
    expect(first).toMatchObject({ ok: true, value: { isNew: true, jsk: { username: address() } } });
    const row = await rowOf(address());
    expect(row).toMatchObject({ googleSub: `sub-${people}`, passwordHash: null });
    expect(row?.emailVerifiedAt).not.toBeNull();
    expect(await resumeOf(row)).toMatchObject({ firstName: 'Made', lastName: 'Up' });
    const moved = good({ email: 'moved@example.com', iss: 'accounts.google.com' });
    expect(await signIn(await signed(moved))).toMatchObject({
      value: { isNew: false, jsk: { idJsk: row?.idJsk, username: address() } },
    });
  });

  it.each([
    ['A\u202e\ufffeB  \u2060C', 'AB C'],
    ['\u{1d159}\u{1d159}', ''],
    ['forms.gle/AbC123', ''],
  ])('signs up with the visible name of %j', async (given_name, firstName) => {
    expect(await signIn(await signed(good({ given_name })))).toMatchObject({ ok: true });
    const resume = await resumeOf(await rowOf(address()));
    expect(resume).toMatchObject({ firstName, lastName: 'Up' });
  });

  it('makes one account of two tabs at once', async () => {
    const token = await signed(good());
    const both = await Promise.all([signIn(token), signIn(token)]);
    const rows = await db.select().from(jobSeekers).where(eq(jobSeekers.username, address()));
    expect(rows).toHaveLength(1);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect((await signIn(await signed(good()))).ok).toBe(true);
  });

  it('reads the keys once, and not for every unknown one', async () => {
    await signIn(await signed(good()));
    const before = fetched;
    for (let turn = 0; turn < 5; turn += 1) {
      await signIn(await signed(good(), keys.privateKey, `unknown-${turn}`));
    }
    expect(fetched).toBe(before);
  });
});

describe('an invalid token', () => {
  const header = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['for another client', () => signed(good({ aud: 'other' }))],
    ['for no client', () => signed(good({ aud: undefined }))],
    ['of another issuer', () => signed(good({ iss: 'https://accounts.google.com.evil.example' }))],
    ['over', () => signed(good({ iat: seconds(-7_200), exp: seconds(-3_600) }))],
    ['without an end', () => signed(good({ exp: undefined }))],
    ['without a person', () => signed(good({ sub: undefined }))],
    ['without a nonce', () => signed(good({ nonce: undefined }))],
    ['of a person with NUL', () => signed(good({ sub: 'sub\u0000' }))],
    ['of a name with NUL', () => signed(good({ given_name: 'A\u0000' }))],
    ['of a surname with NUL', () => signed(good({ family_name: 'B\u0000' }))],
    ['of an address with NUL', () => signed(good({ email: `a\u0000${address()}` }))],
    ['that ends after the last day of all', () => signed(good({ exp: 1e300 }))],
    ['of a name that is half a letter', () => signed(good({ given_name: '\ud800' }))],
    [
      'signed by another key under the known name',
      async () => signed(good(), (await generateKeyPair('RS256')).privateKey),
    ],
    ['signed by nobody', async () => `${header({ alg: 'none' })}.${header(good())}.`],
    [
      'signed with the public key as if it were a password',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)));
        return new SignJWT(good()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret);
      },
    ],
    [
      'changed after it was signed',
      async () => {
        const [head, , signature] = (await signed(good())).split('.');
        return `${head}.${header(good({ email: 'victim@example.com' }))}.${signature}`;
      },
    ],
    ['no token at all', async () => 'x'],
  ])('is rejected: %s', async (_, make) => {
    expect(await signIn(await make())).toEqual({ ok: false, code: 'wrong_credentials' });
    expect(await rowOf(address())).toBeUndefined();
  });

  it('counts once, and only in the browser that requested it', async () => {
    const token = await signed(good());
    const refused = { ok: false, code: 'wrong_credentials' };
    expect(await signIn(token, undefined, null)).toEqual(refused);
    expect(await signIn(token, undefined, 'secret-of-somebody-elses-browser')).toEqual(refused);
    expect((await signIn(token)).ok).toBe(true);
    expect(await signIn(token)).toEqual(refused);
  });

  it('is distinguished from unreadable keys', async () => {
    vi.stubEnv('GOOGLE_JWKS_URL', 'http://127.0.0.1:1/certs');
    expect(await signIn(await signed(good()))).toMatchObject({ code: 'unavailable' });
  });

  it('does not exist if Google is not configured', async () => {
    const token = await signed(good());
    vi.stubEnv('GOOGLE_CLIENT_ID', '');
    expect(await signIn(token)).toEqual({ ok: false, code: 'not_found' });
  });
});

describe('an email with an account', () => {
  it('is linked only by its password', async () => {
    await signUp();
    const token = await signed(good());
    expect(await signIn(token)).toEqual({
      ok: false,
      code: 'google_link_needed',
      detail: { email: address() },
    });
    expect(await signIn(token, 'wrong-pass')).toMatchObject({ code: 'wrong_credentials' });
    expect((await rowOf(address()))?.googleSub).toBeNull();
    expect(await signIn(token, PASSWORD)).toMatchObject({ ok: true, value: { isNew: false } });
    expect((await rowOf(address()))?.emailVerifiedAt).not.toBeNull();
    expect(await mailProps(address(), 'google-linked')).toEqual({});
    expect((await signIn(await signed(good()))).ok).toBe(true);
  });

  it.each([false, 'false', undefined])(
    "is never linked without Google's verification: %s",
    async (email_verified) => {
      await signUp();
      const token = await signed(good({ email_verified }));
      for (const password of [undefined, PASSWORD]) {
        expect(await signIn(token, password)).toMatchObject({ code: 'google_unverified' });
      }
    },
  );

  it('stays linked with the same Google account', async () => {
    await signUp();
    await signIn(await signed(good()), PASSWORD);
    const other = await signed(good({ sub: 'another' }));
    expect(await signIn(other, PASSWORD)).toMatchObject({ code: 'conflict' });
  });
});

describe('a linked account', () => {
  async function linkedAccount() {
    const done = await signUp();
    if (!done.ok) throw new Error(done.code);
    await signIn(await signed(good()), PASSWORD);
    const caller = await jobSeekerOf(done.value.opened.token);
    if (!caller) throw new Error('no session');
    return caller;
  }
  const isLinked = async () => (await rowOf(address()))?.googleSub !== null;
  const change = (google?: 'keep' | 'end') => ({
    currentPassword: PASSWORD,
    password: 'another#R8pw',
    google,
  });

  it('stops Google sign-in after a password reset and emails it', async () => {
    await linkedAccount();
    await sendResetLinks(address(), 'en', now());
    const token = String((await mailProps(address(), 'reset-link'))?.['token']);
    expect((await resetPassword(token, 'another#R8pw')).ok).toBe(true);
    expect(await isLinked()).toBe(false);
    expect(await mailProps(address(), 'password-changed')).toMatchObject({ isUnlinked: true });
    expect(await signIn(await signed(good()))).toMatchObject({ code: 'google_link_needed' });
  });

  it('asks on a password change whether to keep Google', async () => {
    const caller = await linkedAccount();
    expect(await changePassword(caller, change(), now())).toMatchObject({
      code: 'invalid_fields',
      fields: { google: ['choiceRequired'] },
    });
    expect((await changePassword(caller, change('keep'), now())).ok).toBe(true);
    expect(await isLinked()).toBe(true);
    const next = { ...change('end'), currentPassword: 'another#R8pw', password: 'third#R8pw2' };
    expect((await changePassword(caller, next, now())).ok).toBe(true);
    expect(await isLinked()).toBe(false);
  });

  it('ends either sign-in method and its sessions by password, but never the last', async () => {
    const caller = await linkedAccount();
    const end = (method: 'google' | 'password', currentPassword = PASSWORD) =>
      endWayIn(caller, { method, currentPassword }, now());
    expect(await liveSessions(db, caller)).toHaveLength(2);
    expect(await end('google', 'wrong-pass')).toMatchObject({ code: 'invalid_fields' });
    expect((await end('google')).ok).toBe(true);
    expect(await isLinked()).toBe(false);
    expect(await liveSessions(db, caller)).toMatchObject([{ idSession: caller.idSession }]);
    expect(await end('password')).toMatchObject({ code: 'only_way_in' });
  });
});
