import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { resumes } from '#shared/server/db/schema/resumes.ts';
import { NOWHERE } from '#tests/fixtures/employer-fixture.ts';
import { signedUp } from '#tests/fixtures/job-seeker-fixture.ts';
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
  ...change,
});
const signed = (payload: JWTPayload, key = keys.privateKey, kid = 'one') =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
const signIn = (token: string, password?: string) =>
  signInWithGoogle({ token, password, locale: 'en', from: NOWHERE }, now());
const rowOf = async (email: string) => {
  const rows = await db.select().from(jobSeekers).where(eq(jobSeekers.username, email));
  return rows[0];
};
const signUp = () => signedUp(address(), PASSWORD);

describe('a good token', () => {
  it('signs up at first, with address and name, and in from then on', async () => {
    const first = await signIn(await signed(good()));
    expect(first).toMatchObject({ ok: true, value: { isNew: true, jsk: { username: address() } } });
    const row = await rowOf(address());
    expect(row).toMatchObject({ googleSub: `sub-${people}`, passwordHash: null });
    expect(row?.emailVerifiedAt).not.toBeNull();
    const [resume] = await db
      .select()
      .from(resumes)
      .where(eq(resumes.idJsk, row?.idJsk ?? 0));
    expect(resume).toMatchObject({ firstName: 'Made', lastName: 'Up' });
    const moved = good({ email: 'moved@example.com', iss: 'accounts.google.com' });
    expect(await signIn(await signed(moved))).toMatchObject({
      value: { isNew: false, jsk: { idJsk: row?.idJsk, username: address() } },
    });
  });

  it('makes one account of two tabs at once', async () => {
    const token = await signed(good());
    const both = await Promise.all([signIn(token), signIn(token)]);
    expect(both.filter((one) => one.ok).length).toBeGreaterThan(0);
    const rows = await db.select().from(jobSeekers).where(eq(jobSeekers.username, address()));
    expect(rows).toHaveLength(1);
    expect((await signIn(token)).ok).toBe(true);
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

describe('a token that is not good', () => {
  const header = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['for another client', () => signed(good({ aud: 'other' }))],
    ['for no client', () => signed(good({ aud: undefined }))],
    ['of another issuer', () => signed(good({ iss: 'https://accounts.google.com.evil.example' }))],
    ['over', () => signed(good({ iat: seconds(-7_200), exp: seconds(-3_600) }))],
    ['without an end', () => signed(good({ exp: undefined }))],
    ['without a person', () => signed(good({ sub: undefined }))],
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
  ])('is refused: %s', async (_, make) => {
    expect(await signIn(await make())).toEqual({ ok: false, code: 'wrong_credentials' });
    expect(await rowOf(address())).toBeUndefined();
  });

  it('is not confused with keys that cannot be read', async () => {
    vi.stubEnv('GOOGLE_JWKS_URL', 'http://127.0.0.1:1/certs');
    expect(await signIn(await signed(good()))).toMatchObject({ code: 'unavailable' });
  });

  it('does not exist where Google is not configured', async () => {
    const token = await signed(good());
    vi.stubEnv('GOOGLE_CLIENT_ID', '');
    expect(await signIn(token)).toEqual({ ok: false, code: 'not_found' });
  });
});

describe('an address that has an account', () => {
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
    expect((await signIn(token)).ok).toBe(true);
  });

  it.each([false, 'false', undefined])(
    'is never linked when Google has not proved it: %s',
    async (email_verified) => {
      await signUp();
      const token = await signed(good({ email_verified }));
      for (const password of [undefined, PASSWORD]) {
        expect(await signIn(token, password)).toMatchObject({ code: 'google_unverified' });
      }
    },
  );

  it('keeps the Google account it was linked with', async () => {
    await signUp();
    await signIn(await signed(good()), PASSWORD);
    const other = await signed(good({ sub: 'another' }));
    expect(await signIn(other, PASSWORD)).toMatchObject({ code: 'conflict' });
  });
});
