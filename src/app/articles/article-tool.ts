import { wizard } from '#features/profile/core/profile-paths.ts';
import { managedArticles, type StoryKind } from '#features/profile/server/manage-articles.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import { wizardShell } from '../wizard-page.ts';

/** Data shared by the two pages that list a company's articles and its brand story. */
export async function articleTool(page: Parameters<typeof wizardShell>[0], kind: StoryKind) {
  const shell = await wizardShell(page);
  if (shell instanceof Response) return shell;
  const { locale, lang, session } = shell;
  const { idEmp, packageHrSay } = session;
  const isInPackage = PACKAGE_CAPS[packageHrSay].albumsOrNews > 0;
  if (isInPackage && lang === null) return page.redirect(wizard(locale, 'start'));
  const contentLang = lang ?? locale;
  const articles = isInPackage ? await managedArticles(db, { idEmp, lang: contentLang, kind }) : [];
  return { ...shell, kind, articles, isInPackage, lang: contentLang };
}
