import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { googleLoginEndpoint } from '../core/google-contract.ts';
import { endBrowserSession } from './end-session.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

export function googleRoutes(api: Api): void {
  serveEndpoint(api, googleLoginEndpoint, async ({ body, locale, request }) => {
    const userAgent = request.headers.get('user-agent') ?? '';
    const done = await signInWithGoogle({ ...body, locale, userAgent }, new Date());
    if (!done.ok) return done;
    await endBrowserSession(request, 'jobSeeker', new Date());
    const { opened, jsk, isNew } = done;
    const value = { token: opened.token, jsk, isNew };
    return { ok: true, value, cookies: opened.cookies };
  });
}
