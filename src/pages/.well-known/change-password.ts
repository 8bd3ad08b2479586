import type { APIRoute } from 'astro';
import { page } from '#shared/core/address.ts';
import { LANGUAGE_COOKIE } from '#shared/core/cookies.ts';
import { localeFromCookie } from '#shared/core/locale.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';

export const prerender = false;

/** Redirects password managers to the account's form when signed in, else to the reset form. */
export const GET: APIRoute = async ({ request, cookies }) => {
  const { employer, jobSeeker } = await currentSessions(request);
  const form = employer ? '/setting/password' : jobSeeker ? '/myProfile' : '/forgotpassword';
  const locale = localeFromCookie(cookies.get(LANGUAGE_COOKIE)?.value);
  return new Response(null, {
    status: 302,
    headers: { Location: page(locale, form), 'Cache-Control': 'no-store' },
  });
};
