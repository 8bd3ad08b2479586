import { companyBytes } from '#features/media/core/media-caps.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { packageOf } from '../profile-queries.ts';
import { forgetArchived, forgetArchivedBeyond } from '../version-queries.ts';

/** Earlier pages, and drafts that made way, that can be had back, per language. */
const KEPT = { pages: 20, drafts: 10 } as const;

/**
 * Of what came before, keeps the latest: so many of each, and as far as the files that nothing else shows
 * fill no more room than the library has. They cannot be deleted one by one, so they take none of its own.
 */
export async function forgetEarlier(
  tx: Db,
  page: { readonly idEmp: number; readonly lang: Locale },
): Promise<void> {
  await forgetArchived(tx, page, { of: 'pages', kept: KEPT.pages });
  await forgetArchived(tx, page, { of: 'drafts', kept: KEPT.drafts });
  await forgetArchivedBeyond(tx, page.idEmp, companyBytes(await packageOf(tx, page.idEmp)));
}
