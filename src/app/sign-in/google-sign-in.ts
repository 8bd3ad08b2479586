import type { APIContext } from 'astro';
import { issueNonce } from '#features/session/server/sign-in/google-nonce.ts';
import { env } from '#shared/server/env.ts';
import { setPageCookies } from './page-cookies.ts';

const GOOGLE = 'https://accounts.google.com/gsi';

export interface GoogleSetup {
  readonly clientId: string;
  /** Random value that Google signs with the account; its token is valid in this browser only. */
  readonly nonce: string;
}

/** Settings of the Google button; adds to this page's policy only what it needs (decision 0020). */
export function googleSignIn({
  csp,
  request,
  cookies,
}: Pick<APIContext, 'csp' | 'request' | 'cookies'>): GoogleSetup | undefined {
  const { GOOGLE_CLIENT_ID } = env();
  if (GOOGLE_CLIENT_ID === undefined) return undefined;
  csp?.insertScriptResource("'self'");
  csp?.insertScriptResource(`${GOOGLE}/client`);
  csp?.insertStyleResource("'self'");
  csp?.insertStyleResource(`${GOOGLE}/style`);
  csp?.insertDirective(`connect-src 'self' ${GOOGLE}/`);
  const { nonce, cookie } = issueNonce(request);
  setPageCookies(cookies, [cookie]);
  return { clientId: GOOGLE_CLIENT_ID, nonce };
}
