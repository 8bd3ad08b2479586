import { loadWizard } from '#features/profile/server/load-wizard.ts';
import type { PreviewContext } from '#shared/core/company/company-paths.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import { pageLocale } from '../page-locale.ts';
import { loadPreview, type PreviewRequest } from './load-preview.ts';
import { type PreviewPath, previewedPart } from './previewed-part.ts';

interface PreviewOptions {
  readonly path: PreviewPath;
  readonly context: PreviewContext;
  readonly packageHrSay?: PackageHrSay;
}

/** Data of a preview page, or the response that redirects. */
export async function previewPage(
  page: PreviewRequest & Parameters<typeof pageLocale>[0],
  { path, context, packageHrSay }: PreviewOptions,
) {
  const pageContext = pageLocale(page);
  const { locale, t } = pageContext;
  const isFramed = page.url.searchParams.get('iframe') === '1';
  const previewed = await loadPreview(page, {
    locale,
    context: isFramed ? { ...context, query: { ...context.query, iframe: '1' } } : context,
    ...(packageHrSay && { packageHrSay }),
  });
  if (previewed instanceof Response) return previewed;
  const { company, draft } = previewed;
  const pagePart = await previewedPart(path, previewed, pageContext);
  if (pagePart === null) return new Response(null, { status: 404 });
  if (typeof pagePart === 'string') return page.redirect(pagePart);
  const content = 'content' in pagePart ? pagePart.content : draft?.content;
  const overview = await loadWizard(db, company.idEmp);
  return { locale, t, lang: content?.lang ?? locale, company, pagePart, overview, isFramed };
}
