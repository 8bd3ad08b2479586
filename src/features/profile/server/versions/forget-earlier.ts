import { maxCompanyBytes } from '#features/media/core/media-caps.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { packageOf } from '../profile-queries.ts';
import { deleteArchived, deleteArchivedBeyond } from '../version-queries.ts';

/** Earlier pages, and drafts that made way, that can be had back, per language. */
const KEEP_COUNTS = { pages: 20, drafts: 10 } as const;

/**
 * Of what came before, keeps the latest: so many of each, and as far as the files that nothing else shows
 * fill no more room than the library has. They cannot be deleted one by one, so they take none of its own.
 */
export async function deleteEarlierVersions(
  tx: Db,
  page: { readonly idEmp: number; readonly lang: Locale },
): Promise<void> {
  await deleteArchived(tx, page, { of: 'pages', keepCount: KEEP_COUNTS.pages });
  await deleteArchived(tx, page, { of: 'drafts', keepCount: KEEP_COUNTS.drafts });
  await deleteArchivedBeyond(tx, page.idEmp, maxCompanyBytes(await packageOf(tx, page.idEmp)));
}
