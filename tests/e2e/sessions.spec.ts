import type { APIRequestContext } from '@playwright/test';
import { catalogue } from '#i18n/catalogues.ts';
import { EMPLOYER_TOKEN_COOKIE } from '#shared/core/cookies.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { DEMO_PASSWORD, demoUsername } from '../../scripts/seed/demo-accounts.ts';
import { withoutPictures } from '../support/browser.ts';
import { API } from '../support/callers.ts';
import { expect, test } from '../support/journey.ts';
import { printedLink } from '../support/printed-link.ts';

test.use(withoutPictures());

const login = (caller: APIRequestContext, username: string, password = DEMO_PASSWORD) =>
  caller.post(`${API}/login`, { form: { username, password } });

const who = (caller: APIRequestContext, token: string) =>
  caller.post(`${API}/doAuthenTokenEmployer`, { headers: { Authorization: `Bearer ${token}` } });

test.describe('sessions @thai', () => {
  test('a token brought along is never the one sign-in opens', async ({ playwright, baseURL }) => {
    const origin = { Origin: baseURL ?? '' };
    const attacker = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: origin,
    });
    const planted = (await (await login(attacker, demoUsername('freshEmployer'))).json()).data;
    const victim = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { ...origin, Cookie: `${EMPLOYER_TOKEN_COOKIE}=${planted.token}` },
    });
    const own = (await (await login(victim, demoUsername('employerUser'))).json()).data;
    expect(own.token).not.toBe(planted.token);
    expect((await (await who(victim, own.token)).json()).data.idEmp).toBe(own.idEmp);
    expect(own.idEmp).not.toBe(planted.idEmp);
    expect((await who(attacker, planted.token)).status()).toBe(401);
  });

  test('guessing is limited by address without locking others', async ({ playwright, baseURL }) => {
    const from = (address: string) =>
      playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { Origin: baseURL ?? '', 'X-Forwarded-For': address },
      });
    const guesser = await from('10.250.0.1');
    const guesses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      guesses.push((await login(guesser, `nobody-${guess}@example.com`, 'wrong-one')).status());
    }
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const refused = await login(guesser, demoUsername('employerUser'));
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    const neighbour = await from('10.250.0.2');
    expect((await login(neighbour, demoUsername('employerUser'))).status()).toBe(200);
  });

  test('a team link opens one preview, only once', async ({ page, request, language }) => {
    const name = `Team ${Date.now()}`;
    const search = (await printedLink('admin-link', name, '--new')).replace(/^[^?]+/, '');
    const address = `/preview/hrsay/phuphangoen-1${search}&from=cover`;
    await request.get(address);
    await request.head(address);
    await page.goto(address);
    await page.getByRole('button', { name: catalogue('th').session.adminLink.action }).click();
    await expect(page).toHaveURL(/\/preview\/hrsay\/phuphangoen-1\?from=cover$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const again = await request.post(`/backoffice/sign-in${search}`, {
      headers: { Origin: new URL(page.url()).origin },
      form: {},
    });
    expect(again.status()).toBe(410);
    expect(await again.text()).toContain(catalogue('th').session.adminLink.usedTitle);
    expect(again.headers()['set-cookie'] ?? '').not.toContain('adminEnc');
    const read = await request.get(`/backoffice/sign-in${search}`);
    expect(read.status()).toBe(410);
    expect(await read.text()).toContain(catalogue('th').session.adminLink.usedTitle);

    const write = await page.request.put(`${API}/companyProfile/1/th/cover`, {
      headers: { Origin: new URL(page.url()).origin },
      data: {},
    });
    expect(write.status()).toBe(403);

    await page.goto(backoffice(language, 'audit'));
    const { session, preview } = catalogue(language).backoffice.audit.actions;
    const own = page.getByRole('row').filter({ hasText: name });
    await expect(own.filter({ hasText: preview.view }).first()).toBeVisible();
    await expect(own.filter({ hasText: session.open }).first()).toBeVisible();
  });
});
