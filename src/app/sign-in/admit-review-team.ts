import type { APIContext, AstroCookies } from 'astro';
import { signInByAdminLink } from '#features/session/server/links/admin-link.ts';
import { setPageCookies } from './page-cookies.ts';

type Page = Pick<APIContext, 'request' | 'url' | 'redirect'> & {
  readonly cookies: AstroCookies;
  readonly response: { readonly headers: Headers };
};

export type TeamAdmission = 'noLink' | 'refused' | { readonly answer: Response };

/**
 * Takes the one-time link of the review team, `encode` and `keycode`, out of the address: a good one
 * opens their session and answers with the way to the address without it, or to `to`.
 */
export async function admitReviewTeam(page: Page, to?: string): Promise<TeamAdmission> {
  const query = new URLSearchParams(page.url.search);
  const encode = query.get('encode');
  const keycode = query.get('keycode');
  if (encode === null || keycode === null) return 'noLink';
  page.response.headers.set('Referrer-Policy', 'no-referrer');
  const userAgent = page.request.headers.get('user-agent') ?? '';
  const signedIn = await signInByAdminLink({ encode, keycode }, userAgent, new Date());
  if (!signedIn) return 'refused';
  setPageCookies(page.cookies, signedIn.opened.cookies);
  query.delete('encode');
  query.delete('keycode');
  const rest = query.size > 0 ? `?${query}` : '';
  const answer = page.redirect(to ?? page.url.pathname + rest, 303);
  answer.headers.set('Referrer-Policy', 'no-referrer');
  return { answer };
}
