import type { APIContext, AstroCookies } from 'astro';
import type { LinkPerson } from '#features/session/core/link-contract.ts';
import { LOGIN_LIMIT } from '#features/session/core/session-limits.ts';
import { pendingPair } from '#features/session/server/links/answer-link.ts';
import { personOfLink, visitByLink } from '#features/session/server/links/visit-by-link.ts';
import { LINK_COOKIE, LINK_MINUTES } from '#shared/core/cookies.ts';
import { clientAddress } from '#shared/server/http/endpoint/api-context.ts';
import { addressKey, takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
import { revokeBrowserSession } from '#shared/server/session/end-session.ts';
import type { PairKind } from '#shared/server/session/key-pair-queries.ts';
import type { KeyPair } from '#shared/server/session/key-pairs.ts';
import { carriedQuery } from './known-place.ts';
import { setPageCookies } from './page-cookies.ts';

export type SignInPage = Pick<APIContext, 'request' | 'url' | 'redirect' | 'params'> & {
  readonly cookies: AstroCookies;
  readonly response: { readonly headers: Headers; status?: number };
};

/** Differences between the sign-in of employers and of job seekers. */
export interface LinkPlan {
  readonly kind: PairKind;
  readonly pairSeconds: number;
  /** Path to open after the user keeps the current account. */
  readonly home: string;
  readonly landing: (person: LinkPerson) => Promise<string>;
}

export type LinkNotice = 'used' | 'old' | 'later';

export interface LinkQuestion {
  readonly signedIn: LinkPerson;
  readonly linkFor: LinkPerson;
}

const NOTICES: readonly LinkNotice[] = ['used', 'old', 'later'];

/**
 * Removes a link's pair (`enc`, `key`) from the URL: signs in, asks first when another account is
 * signed in, or shows a notice. Every response leads to a URL without the pair.
 */
export async function consumeLink(page: SignInPage, plan: LinkPlan): Promise<Response | null> {
  const { searchParams } = page.url;
  page.response.headers.set('Cache-Control', 'no-store');
  if (!searchParams.has('enc') && !searchParams.has('key')) return null;
  page.response.headers.set('Referrer-Policy', 'no-referrer');
  // A prefetch must not consume the single-use link.
  const isLook = page.request.headers.get('sec-purpose')?.startsWith('prefetch') === true;
  if (isLook || page.request.method === 'HEAD') return onward(new Response(null, { status: 204 }));
  const wait = await takePoint(LOGIN_LIMIT, addressKey(clientAddress(page.request.headers)));
  if (wait !== null) return away(page, cleanAddress(page, 'later'));
  const pair = { enc: searchParams.get('enc') ?? '', key: searchParams.get('key') ?? '' };
  return follow(page, plan, pair);
}

/** Pending choice between the signed-in account and the link's account. */
export async function openQuestion(
  page: SignInPage,
  { kind }: LinkPlan,
): Promise<LinkQuestion | null> {
  const pair = pendingPair(page.request);
  if (!pair) return null;
  const signedIn = await signedInAs(page, kind);
  const linkFor = signedIn && (await personOfLink(pair, kind, new Date()));
  if (!linkFor || linkFor.id === signedIn.id) return null;
  return { signedIn, linkFor };
}

export function linkNotice({ url }: SignInPage): LinkNotice | null {
  return NOTICES.find((notice) => notice === url.searchParams.get('link')) ?? null;
}

async function follow(page: SignInPage, plan: LinkPlan, pair: KeyPair): Promise<Response> {
  const { kind, pairSeconds } = plan;
  const signedIn = (await signedInAs(page, kind))?.id ?? null;
  const userAgent = page.request.headers.get('user-agent') ?? '';
  const now = new Date();
  const done = await visitByLink(
    { pair, kind, userAgent, signedIn, isAgreed: false, pairSeconds },
    now,
  );
  if (!done.ok) return away(page, cleanAddress(page, done.code === 'link_used' ? 'used' : 'old'));
  if (done.value.nextPair) {
    const { enc, key } = done.value.nextPair;
    const value = `${enc}.${key}`;
    setPageCookies(page.cookies, [{ name: LINK_COOKIE, value, maxAge: LINK_MINUTES * 60 }]);
    return away(page, cleanAddress(page));
  }
  await revokeBrowserSession(page.request, kind, now);
  setPageCookies(page.cookies, done.value.opened.cookies);
  return away(page, await plan.landing(done.value.person));
}

export async function signedInAs(
  { request }: SignInPage,
  kind: PairKind,
): Promise<LinkPerson | null> {
  const { employer, jobSeeker } = await currentSessions(request);
  if (kind === 'jobSeeker') {
    return jobSeeker && { kind, id: jobSeeker.idJsk, email: jobSeeker.username };
  }
  if (!employer) return null;
  const { idUser: id, idEmp, email, companyNameTh, companyNameEn } = employer;
  return { kind, id, idEmp, email, companyNameTh, companyNameEn };
}

function cleanAddress({ url }: SignInPage, notice?: LinkNotice): string {
  const query = carriedQuery(url.searchParams);
  query.delete('link');
  query.set('t', String(Math.floor(Math.random() * 1_000_000_000)));
  if (notice) query.set('link', notice);
  return `${url.pathname}?${query}`;
}

const away = (page: SignInPage, to: string) => onward(page.redirect(to, 303));

function onward(answer: Response): Response {
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.set('Referrer-Policy', 'no-referrer');
  return answer;
}
