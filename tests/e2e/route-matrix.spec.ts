import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import type { DemoSignIn } from '../../scripts/seed/demo-accounts.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { adminLink } from '../support/admin-link.ts';
import { expect, test } from '../support/journey.ts';
import type { Caller, Identity } from '../support/route-rows.ts';
import { ENDPOINT_ROWS, IDENTITIES, PAGE_ROWS } from '../support/route-rows.ts';

const API = '/yousayapi';
const PAGES = new URL('../../src/pages/', import.meta.url);

type Callers = Readonly<Record<Identity, APIRequestContext>>;

/** One caller of each kind, each with cookies and an address of its own. */
async function callers(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
): Promise<{ all: Callers; idEmp: number }> {
  const caller = () =>
    request.newContext({
      baseURL,
      extraHTTPHeaders: {
        'X-Forwarded-For': `10.200.${randomInt(256)}.${randomInt(1, 255)}`,
        Origin: baseURL,
      },
    });
  const signedIn = async (path: string, role: DemoSignIn['role']) => {
    const context = await caller();
    const form = { username: demoUsername(role), password: DEMO_PASSWORD };
    const answer = await context.post(API + path, { form });
    expect(answer.status(), role).toBe(200);
    return { context, data: (await answer.json()).data };
  };
  const user = await signedIn('/login', 'employerUser');
  const platformAdmin = await caller();
  const { pathname, search } = new URL(await adminLink());
  await platformAdmin.get(pathname + search);
  const all = {
    anonymous: await caller(),
    companyUser: user.context,
    companyAdmin: (await signedIn('/login', 'employerAdmin')).context,
    jobSeeker: (await signedIn('/jskLogin', 'jobSeeker')).context,
    platformAdmin,
  };
  return { all, idEmp: user.data.idEmp };
}

test('every page has its row, and shows each visitor what the row says @once', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const files = readdirSync(PAGES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(PAGES.pathname.length))
    .map((path) => path.replace(/^\/+/, ''));
  expect(Object.keys(PAGE_ROWS).toSorted()).toEqual(files.toSorted());
  const { all, idEmp } = await callers(playwright, baseURL ?? '');
  for (const [file, { path, status }] of Object.entries(PAGE_ROWS)) {
    const address = path.replace('OWN', String(idEmp));
    const given: number[] = [];
    for (const identity of IDENTITIES) {
      const answer = await all[identity].get(address, { maxRedirects: 0 });
      given.push(answer.status());
      const isPrivate = typeof status !== 'number' && answer.status() === 200;
      if (isPrivate) expect(answer.headers()['cache-control'], address).toContain('no-store');
    }
    const expected = typeof status === 'number' ? IDENTITIES.map(() => status) : status;
    expect([file, ...given]).toEqual([file, ...expected]);
  }
});

const KIND: Readonly<Record<Identity, Caller>> = {
  anonymous: 'public',
  companyUser: 'employer',
  companyAdmin: 'employer',
  jobSeeker: 'jobSeeker',
  platformAdmin: 'platformAdmin',
};

test('every endpoint has its row, and refuses whoever the row does not name @once', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { all, idEmp } = await callers(playwright, baseURL ?? '');
  const { paths } = await (await all.anonymous.get(`${API}/openapi.json`)).json();
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'servers')
      .map((method) => `${method} ${path}`),
  );
  expect(Object.values(ENDPOINT_ROWS).flat().toSorted()).toEqual(described.toSorted());
  for (const wanted of ['employer', 'jobSeeker', 'platformAdmin'] as const) {
    for (const endpoint of ENDPOINT_ROWS[wanted]) {
      const [method = '', path = ''] = endpoint.split(' ');
      const address = path
        .replace('{idEmp}', String(idEmp))
        .replace('{lang}', 'th')
        .replaceAll(/\{\w+\}/g, '1');
      for (const identity of IDENTITIES.filter((one) => KIND[one] !== wanted)) {
        const answer = await all[identity].fetch(API + address, { method: method.toUpperCase() });
        const refusal = identity === 'anonymous' ? 401 : 403;
        expect([endpoint, identity, answer.status()]).toEqual([endpoint, identity, refusal]);
      }
      if (method !== 'get') continue;
      for (const identity of IDENTITIES.filter((one) => KIND[one] === wanted)) {
        const query = endpoint === 'get /employer/step' ? `?idEmp=${idEmp}` : '';
        const status = (await all[identity].get(API + address + query)).status();
        expect([endpoint, identity, status]).toEqual([endpoint, identity, 200]);
      }
    }
  }
});

test('an employer reaches nothing of another company @once', async ({ playwright, baseURL }) => {
  const { all, idEmp } = await callers(playwright, baseURL ?? '');
  const own = ENDPOINT_ROWS.employer.filter((endpoint) => endpoint.includes('{idEmp}'));
  for (const endpoint of own) {
    const [method = '', path = ''] = endpoint.split(' ');
    const address = path
      .replace('{idEmp}', String(idEmp + 1))
      .replace('{lang}', 'th')
      .replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const query = path.endsWith('/media') ? '?kind=cover' : '';
    for (const identity of ['companyUser', 'companyAdmin'] as const) {
      const answer = await all[identity].fetch(API + address + query, {
        method: method.toUpperCase(),
      });
      // What is asked for may be refused as incomplete before anybody looks whose it is.
      expect([403, 404, 422], `${endpoint} ${identity} ${answer.status()}`).toContain(
        answer.status(),
      );
    }
  }
});
