import { maxCompanyBytes } from '#features/media/core/media-caps.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { packageOf } from '../profile-queries.ts';
import { deleteArchived, deleteArchivedBeyond } from '../version-queries.ts';

/** Restorable versions per language. */
const KEEP_COUNTS = { pages: 20, drafts: 10 } as const;

/**
 * Deletes archived versions beyond KEEP_COUNTS, then those whose files, used by archives alone,
 * exceed the size of a library. Users cannot delete such files, so their library excludes them.
 */
export async function deleteEarlierVersions(
  tx: Db,
  page: { readonly idEmp: number; readonly lang: Locale },
): Promise<void> {
  await deleteArchived(tx, page, { of: 'pages', keepCount: KEEP_COUNTS.pages });
  await deleteArchived(tx, page, { of: 'drafts', keepCount: KEEP_COUNTS.drafts });
  await deleteArchivedBeyond(tx, page.idEmp, maxCompanyBytes(await packageOf(tx, page.idEmp)));
}
