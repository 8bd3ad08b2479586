import { loadWizard } from '#features/profile/server/load-wizard.ts';
import type { PreviewPlace } from '#shared/core/company/company-paths.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import { pageLocale } from '../page-locale.ts';
import { loadPreview, type PreviewRequest } from './load-preview.ts';
import { type PreviewPath, previewedPart } from './previewed-part.ts';

interface PreviewAsked {
  readonly path: PreviewPath;
  readonly place: PreviewPlace;
  readonly packageHrSay?: PackageHrSay;
}

/** What each page of a preview begins with: what it shows, or the answer that leads away. */
export async function previewPage(
  page: PreviewRequest & Parameters<typeof pageLocale>[0],
  { path, place, packageHrSay }: PreviewAsked,
) {
  const at = pageLocale(page);
  const { locale, t } = at;
  const isFramed = page.url.searchParams.get('iframe') === '1';
  const previewed = await loadPreview(page, {
    locale,
    place: isFramed ? { ...place, query: { ...place.query, iframe: '1' } } : place,
    ...(packageHrSay && { packageHrSay }),
  });
  if (previewed instanceof Response) return previewed;
  const { company, draft } = previewed;
  const shown = await previewedPart(path, previewed, at);
  if (shown === null) return new Response(null, { status: 404 });
  if (typeof shown === 'string') return page.redirect(shown);
  const content = 'content' in shown ? shown.content : draft?.content;
  const overview = await loadWizard(db, company.idEmp);
  return { locale, t, lang: content?.lang ?? locale, company, shown, overview, isFramed };
}
