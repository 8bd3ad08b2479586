// Google as the browser tests meet it: keys on this machine, and a script in place of Google's own.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';

export const GOOGLE_CLIENT_ID = 'journeys.apps.googleusercontent.com';

const KEY_FILE = 'google-key.json';

/** The address of the public key; the private one lies where the journeys find it. */
export async function serveGoogleKeys(dataDir: string): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, KEY_FILE), JSON.stringify(await exportJWK(privateKey)));
  const key = { ...(await exportJWK(publicKey)), kid: 'journeys', alg: 'RS256', use: 'sig' };
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://127.0.0.1:${port}/certs`;
}

/** An ID token of this person, as Google would sign it. */
export async function googleToken(person: {
  sub: string;
  email: string;
  nonce: string;
}): Promise<string> {
  const { E2E_DATA_DIR } = process.env;
  const key = JSON.parse(await readFile(join(E2E_DATA_DIR ?? '', KEY_FILE), 'utf8'));
  return new SignJWT({ ...person, email_verified: true, given_name: 'Made', family_name: 'Up' })
    .setProtectedHeader({ alg: 'RS256', kid: 'journeys' })
    .setIssuer('https://accounts.google.com')
    .setAudience(GOOGLE_CLIENT_ID)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importJWK(key, 'RS256'));
}

/** Draws a button that hands over what the journey left in the page. */
const SCRIPT = `
  let tell = () => undefined;
  window.google = { accounts: { id: {
    initialize: (options) => { tell = options.callback; window.googleNonce = options.nonce; },
    renderButton: (place) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google';
      button.addEventListener('click', () => tell({ credential: window.googleToken }));
      place.replaceChildren(button);
    },
  } } };`;

/** Only for pages with the button: intercepting requests disables the browser cache. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
}

export async function pressGoogle(
  page: Page,
  language: Locale,
  person: { sub: string; email: string },
) {
  await page.getByRole('button', { name: catalogue(language).session.google.continue }).click();
  const button = page.getByRole('button', { name: 'Google', exact: true });
  await button.waitFor();
  const nonce = await page.evaluate(() => String(Reflect.get(window, 'googleNonce')));
  const token = await googleToken({ ...person, nonce });
  await page.evaluate((value) => Object.assign(window, { googleToken: value }), token);
  await button.click();
}
