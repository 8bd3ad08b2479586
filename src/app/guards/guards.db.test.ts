import { expect, it } from 'vitest';
import { db } from '#shared/server/db/pool.ts';
import { companyClaims } from '#shared/server/db/schema/claims.ts';
import { changeCompany } from '#tests/fixtures/company-fixture.ts';
import { employerWithPassword, sessionOf } from '#tests/fixtures/employer-fixture.ts';
import { whoWasAdmitted } from './admitted.ts';
import { employerOnly } from './guards.ts';

async function isSaidUnproved(cookie: string): Promise<boolean> {
  const url = new URL('/setting/email', 'http://localhost');
  const request = new Request(url, { headers: { cookie } });
  expect(whoWasAdmitted(request)).toBeNull();
  const redirect = (to: string) => new Response(null, { status: 302, headers: { Location: to } });
  await employerOnly({ url, request, response: { headers: new Headers() }, redirect });
  const account = whoWasAdmitted(request);
  return account !== null && 'isEmailVerified' in account && !account.isEmailVerified;
}

/** The redirect target of the guard, or null when the page is rendered. */
async function led(cookie: string, path: string): Promise<string | null> {
  const url = new URL(path, 'http://localhost');
  const answer = await employerOnly({
    url,
    request: new Request(url, { headers: { cookie } }),
    response: { headers: new Headers() },
    redirect: (to: string) => new Response(null, { status: 302, headers: { Location: to } }),
  });
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

it('an account with a pending claim sees its state and no company page', async () => {
  const own = await employerWithPassword();
  const { idEmp } = await employerWithPassword();
  const { cookie } = await sessionOf(own);
  const pages = ['/createhrsay/welcome', '/company/hrsay', '/setting/manageAccount', '/mWelcomeHR'];
  expect(await Promise.all(pages.map((path) => led(cookie, path)))).toEqual(pages.map(() => null));
  await changeCompany(own.idEmp, { isListed: false });
  const { idUser, idEmp: idPlaceholder } = own;
  await db.insert(companyClaims).values({ idEmp, idUser, idPlaceholder, taxId: '' });
  for (const path of pages) {
    expect(await led(cookie, path)).toBe('/myaccount');
    expect(await led(cookie, `/en${path}`)).toBe('/en/myaccount');
  }
  for (const path of ['/en/myaccount', '/setting/email', '/setting/password']) {
    expect(await led(cookie, path)).toBeNull();
  }
});

it('provides the verification state of the e-mail address, also during a claim', async () => {
  const own = await employerWithPassword();
  const { idEmp } = await employerWithPassword();
  const { cookie } = await sessionOf(own);
  expect(await isSaidUnproved(cookie)).toBe(false);
  await changeCompany(own.idEmp, { isListed: false });
  expect(await isSaidUnproved(cookie)).toBe(true);
  const { idUser, idEmp: idPlaceholder } = own;
  await db.insert(companyClaims).values({ idEmp, idUser, idPlaceholder, taxId: '' });
  expect(await isSaidUnproved(cookie)).toBe(true);
  await db.update(companyClaims).set({ verifiedAt: new Date() });
  expect(await isSaidUnproved(cookie)).toBe(false);
});
