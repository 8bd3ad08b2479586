import { platformAdminOnly } from '../guards/guards.ts';
import { pageLocale } from '../page-locale.ts';
import { saveLateForm } from './late-form.ts';

type Page = Parameters<typeof pageLocale>[0] & Parameters<typeof platformAdminOnly>[0];

/**
 * Page context and team member; a redirect to the sign-in for other visitors: `const team = await
 * teamOnly(Astro); if (team instanceof Response) return team;`
 */
export async function teamOnly(page: Page) {
  const pageContext = pageLocale(page);
  const session = await platformAdminOnly(page);
  if (!(session instanceof Response)) return { ...pageContext, idAdmin: session.idAdmin };
  const signInUrl = await saveLateForm(page.request, page.url);
  return signInUrl === null ? session : page.redirect(signInUrl, 303);
}
