import type { APIContext } from 'astro';
import { env } from '#shared/server/env.ts';

const GOOGLE = 'https://accounts.google.com/gsi';

/**
 * The client id where Google is configured, with what its button needs allowed on this page alone:
 * its script, its style and its calls. Nothing else of the policy changes (decision 0020).
 */
export function googleSignIn({ csp }: Pick<APIContext, 'csp'>): string | undefined {
  const { GOOGLE_CLIENT_ID } = env();
  if (GOOGLE_CLIENT_ID === undefined) return undefined;
  csp?.insertScriptResource("'self'");
  csp?.insertScriptResource(`${GOOGLE}/client`);
  csp?.insertStyleResource("'self'");
  csp?.insertStyleResource(`${GOOGLE}/style`);
  csp?.insertDirective(`connect-src 'self' ${GOOGLE}/`);
  return GOOGLE_CLIENT_ID;
}
