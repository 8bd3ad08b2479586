import type { AstroCookies } from 'astro';
import { previewAccess } from '#features/profile/core/preview-access.ts';
import { home } from '#shared/core/address.ts';
import { localeFromPath } from '#shared/core/locale.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { currentSessions } from '#shared/server/session/current-sessions.ts';
import { revokeBrowserSession } from '#shared/server/session/end-session.ts';
import { clearedCookies } from '#shared/server/session/open-session.ts';
import { setPageCookies } from '../sign-in/page-cookies.ts';
import { toTeamSignIn } from '../sign-in/team-link.ts';
import { employerOnly } from './guards.ts';

type Page = Parameters<typeof employerOnly>[0] & { readonly cookies: AstroCookies };

/** Admits the draft's company and the review team; returns a redirect for other visitors. */
export async function previewGuard(page: Page, idEmp: number): Promise<Response | null> {
  const team = toTeamSignIn(page);
  if (team) return team;
  const { employer, platformAdmin } = await currentSessions(page.request);
  const access = previewAccess({
    idEmp,
    ownEmp: employer?.idEmp ?? null,
    isTeam: platformAdmin !== null,
    isFramed: page.url.searchParams.get('iframe') === '1',
    site: page.request.headers.get('sec-fetch-site'),
  });
  if (access === 'signIn') {
    const guarded = await employerOnly(page);
    return guarded instanceof Response ? guarded : null;
  }
  if (access === 'signOut' && employer) {
    await revokeBrowserSession(page.request, 'employer', new Date());
    setPageCookies(page.cookies, clearedCookies('employer'));
  }
  if (access !== 'show') return page.redirect(home(localeFromPath(page.url.pathname)));
  page.response.headers.set('Cache-Control', 'no-store');
  page.response.headers.set('X-Robots-Tag', 'noindex');
  if (platformAdmin && employer?.idEmp !== idEmp) {
    await recordAct(db, {
      actorKind: 'platformAdmin',
      idActor: platformAdmin.idAdmin,
      action: 'preview.view',
      subject: `company:${idEmp}`,
    });
  }
  return null;
}
