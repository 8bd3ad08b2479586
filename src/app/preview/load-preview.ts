import type { APIContext } from 'astro';
import { draftHeader } from '#features/company/core/draft-header.ts';
import { headerOfDraft } from '#features/company/server/company-queries.ts';
import { loadCompanyPage } from '#features/company/server/load-company-page.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import type { PreviewContext } from '#shared/core/company/company-paths.ts';
import { otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { parseCompanySegment } from '#shared/core/slug.ts';
import { db } from '#shared/server/db/pool.ts';
import { previewGuard } from '../guards/preview-guard.ts';

export type PreviewRequest = Parameters<typeof previewGuard>[0] & Pick<APIContext, 'params'>;

interface PreviewOf {
  readonly locale: Locale;
  readonly context: PreviewContext;
  readonly packageHrSay?: PackageHrSay;
}

export type Previewed = Exclude<Awaited<ReturnType<typeof loadPreview>>, Response>;

/** Company of the URL with its draft, or a response for visitors without access. */
export async function loadPreview(
  page: PreviewRequest,
  { locale, context, packageHrSay }: PreviewOf,
) {
  const idEmp = parseCompanySegment(page.params['segment'] ?? '')?.idEmp;
  if (idEmp === undefined) return new Response(null, { status: 404 });
  const guardResponse = await previewGuard(page, idEmp);
  if (guardResponse) return guardResponse;
  const header = await headerOfDraft(db, idEmp);
  if (!header) return new Response(null, { status: 404 });
  const load = (lang: Locale) =>
    loadCompanyPage(db, header, { lang, state: 'draft', ...(packageHrSay && { packageHrSay }) });
  // A draft missing in this language is replaced by the other language's.
  const draft = (await load(locale)) ?? (await load(otherLocale(locale)));
  const company = draft ? draftHeader(header, draft.content) : header;
  const inOther = async (lang: Locale) => (await load(lang))?.content;
  const previewed: CompanyHeader = { ...company, preview: context };
  return { company: previewed, draft, inOther };
}
