import type { APIContext } from 'astro';
import { draftHeader } from '#features/company/core/draft-header.ts';
import { headerOfDraft } from '#features/company/server/company-queries.ts';
import { loadCompanyPage } from '#features/company/server/load-company-page.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/session.ts';
import { parseCompanySegment } from '#shared/core/slug.ts';
import { db } from '#shared/server/db/pool.ts';
import { previewGuard } from '../guards/preview-guard.ts';

type Page = Parameters<typeof previewGuard>[0] & Pick<APIContext, 'params'>;

/**
 * The draft of the company that the address names, in the reader's language or the other one: as its
 * package shows it, or as `packageHrSay` would. Null when there is no draft; an answer when the visitor
 * may not see it.
 */
export async function loadPreview(page: Page, locale: Locale, packageHrSay?: PackageHrSay) {
  const idEmp = parseCompanySegment(page.params['segment'] ?? '')?.idEmp;
  if (idEmp === undefined) return new Response(null, { status: 404 });
  const refused = await previewGuard(page, idEmp);
  if (refused) return refused;
  const header = await headerOfDraft(db, idEmp);
  if (!header) return null;
  const load = (lang: Locale) =>
    loadCompanyPage(db, header, { lang, state: 'draft', ...(packageHrSay && { packageHrSay }) });
  const found = (await load(locale)) ?? (await load(locale === 'th' ? 'en' : 'th'));
  return found && { ...found, company: draftHeader(header, found.content) };
}
