import type { APIContext } from 'astro';
import { myAccount } from '#features/employer/core/employer-paths.ts';
import { employerSignIn, jobSeekerSignIn } from '#features/session/core/session-paths.ts';
import { localeFromPath, splitLocale } from '#shared/core/locale.ts';
import type {
  EmployerSession,
  JobSeekerSession,
  PlatformAdminSession,
} from '#shared/core/session.ts';
import { backoffice } from '#shared/core/team/backoffice-paths.ts';
import { db } from '#shared/server/db/pool.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
import { touchSession } from '#shared/server/session/own-session-queries.ts';
import { allowedReturnPath } from '../sign-in/known-place.ts';
import { noteAdmitted } from './admitted.ts';

const LAST_SEEN_PRECISION_MS = 5 * 60_000;

type Page = Pick<APIContext, 'request' | 'url' | 'redirect'> & {
  readonly response: { readonly headers: Headers };
};

/**
 * The session of a private page, or a redirect to a sign-in that returns here: `const session =
 * await employerOnly(Astro); if (session instanceof Response) return session;`
 */
export async function employerOnly(page: Page): Promise<EmployerSession | Response> {
  const { employer } = await currentSessions(page.request);
  if (employer) {
    await noteSeen(employer);
    return belongsToAccount(page, employer)
      ? page.redirect(myAccount(localeFromPath(page.url.pathname)))
      : markPrivate(page, noteAdmitted(page.request, employer));
  }
  const t = Math.floor(Math.random() * 1_000_000_000);
  return page.redirect(
    employerSignIn(localeFromPath(page.url.pathname), { t, redirectTo: here(page) }),
  );
}

/** Pages open to an account whose claim is pending. */
const WHILE_CLAIMING = ['/myaccount', '/setting/email', '/setting/password'];

/** True if the account page must come first: to cancel a deletion, or to see a pending claim. */
function belongsToAccount({ url }: Page, { deleteAfter, isClaiming }: EmployerSession): boolean {
  const { rest } = splitLocale(url.pathname);
  if (deleteAfter !== null) return rest !== '/myaccount';
  return isClaiming && !WHILE_CLAIMING.includes(rest);
}

async function noteSeen({ idSession, lastSeenAt }: EmployerSession): Promise<void> {
  if (Date.now() - lastSeenAt.getTime() > LAST_SEEN_PRECISION_MS) await touchSession(db, idSession);
}

export async function jobSeekerOnly(page: Page): Promise<JobSeekerSession | Response> {
  const { jobSeeker } = await currentSessions(page.request);
  if (jobSeeker) return markPrivate(page, noteAdmitted(page.request, jobSeeker));
  return page.redirect(jobSeekerSignIn(localeFromPath(page.url.pathname), here(page)));
}

export async function platformAdminOnly(page: Page): Promise<PlatformAdminSession | Response> {
  const { platformAdmin } = await currentSessions(page.request);
  if (platformAdmin) return markPrivate(page, platformAdmin);
  return page.redirect(backoffice(localeFromPath(page.url.pathname), 'sign-in'));
}

/** Excludes private pages from caches and search engines. */
function markPrivate<Session>(page: Page, session: Session): Session {
  page.response.headers.set('Cache-Control', 'no-store');
  page.response.headers.set('X-Robots-Tag', 'noindex');
  return session;
}

/** Return path for `redirectTo` and `to`: this page without locale, leading slash and secrets. */
function here({ url }: Page): string {
  return allowedReturnPath(splitLocale(url.pathname).rest + url.search)?.slice(1) ?? '';
}
