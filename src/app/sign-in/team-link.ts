import type { APIContext } from 'astro';
import { adminLinkPath } from '#features/session/core/admin-link-path.ts';
import { splitLocale } from '#shared/core/locale.ts';
import { carriedQuery } from './known-place.ts';

type Page = Pick<APIContext, 'url' | 'redirect'>;

export function teamLinkIn({ searchParams }: URL): { encode: string; keycode: string } | null {
  const encode = searchParams.get('encode');
  const keycode = searchParams.get('keycode');
  return encode === null || keycode === null ? null : { encode, keycode };
}

/** Redirects a preview with a team link to the sign-in, where a button consumes the link. */
export function toTeamSignIn(page: Page): Response | null {
  const link = teamLinkIn(page.url);
  if (link === null) return null;
  const { locale, rest } = splitLocale(page.url.pathname);
  const to = `${rest.slice(1)}?${carriedQuery(page.url.searchParams)}`;
  const answer = page.redirect(adminLinkPath(locale, link, to), 303);
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  return answer;
}
