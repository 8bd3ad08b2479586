import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { decodeJwt, SignJWT } from 'jose';
import { ACCESS_TOKEN_COOKIE, ADMIN_COOKIE, EMPLOYER_TOKEN_COOKIE } from '#shared/core/cookies.ts';
import { generatedSecret } from '#shared/server/generated-secret.ts';
import { DEMO_PASSWORD, type DemoSignIn, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { productUnderTest } from './product-under-test.ts';
import type { Identity } from './route-rows.ts';
import { signInReviewTeam } from './sign-in.ts';

export const API = '/yousayapi';

export type Callers = Readonly<Record<Identity, APIRequestContext>>;

export async function callers(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
): Promise<{
  readonly all: Callers;
  readonly everySession: APIRequestContext;
  readonly idEmp: number;
  readonly otherEmp: number;
}> {
  const caller = (cookie?: string) =>
    request.newContext({
      baseURL,
      extraHTTPHeaders: {
        'X-Forwarded-For': `10.200.${randomInt(256)}.${randomInt(1, 255)}`,
        Origin: baseURL,
        ...(cookie === undefined ? {} : { Cookie: cookie }),
      },
    });
  const signedIn = async (path: string, role: DemoSignIn['role']) => {
    const context = await caller();
    const form = { username: demoUsername(role), password: DEMO_PASSWORD };
    const answer = await context.post(API + path, { form });
    expect(answer.status(), role).toBe(200);
    return { context, data: (await answer.json()).data };
  };
  const platformAdmin = await caller();
  await signInReviewTeam(platformAdmin);
  const user = await signedIn('/login', 'employerUser');
  const admin = await signedIn('/login', 'employerAdmin');
  const other = await signedIn('/login', 'freshEmployer');
  const jobSeeker = await signedIn('/jskLogin', 'jobSeeker');
  const live = {
    [EMPLOYER_TOKEN_COOKIE]: admin.data.token,
    [ACCESS_TOKEN_COOKIE]: jobSeeker.data.token,
    [ADMIN_COOKIE]: await tokenOf(platformAdmin, ADMIN_COOKIE),
  };
  const all = {
    anonymous: await caller(),
    expiredToken: await caller(await cookiesLike(live, { age: 60 })),
    forgedToken: await caller(
      await cookiesLike(live, { secret: 'a secret that is not ours at all' }),
    ),
    otherCompany: other.context,
    companyUser: user.context,
    companyAdmin: admin.context,
    jobSeeker: jobSeeker.context,
    platformAdmin,
  };
  const everySession = await caller(await cookiesLike(live));
  return { all, everySession, idEmp: user.data.idEmp, otherEmp: other.data.idEmp };
}

async function tokenOf(context: APIRequestContext, cookie: string): Promise<string> {
  const { cookies } = await context.storageState();
  return cookies.find(({ name }) => name === cookie)?.value ?? '';
}

/** Tokens of sessions that live, made anew: as they are, as of yesterday, with another key. */
async function cookiesLike(
  live: Readonly<Record<string, string>>,
  { secret, age = 0 }: { readonly secret?: string; readonly age?: number } = {},
): Promise<string> {
  const { dataDir } = await productUnderTest();
  const key = new TextEncoder().encode(secret ?? generatedSecret(dataDir, 'session-secret'));
  const now = Math.floor(Date.now() / 1000) - age;
  const pairs = Object.entries(live).map(async ([name, token]) => {
    const made = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(age > 0 ? now : now + 3600)
      .sign(key);
    return `${name}=${made}`;
  });
  return (await Promise.all(pairs)).join('; ');
}
