import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { type KeptVersion, keptAs, sectionsUnlike } from '../../core/versions/kept-version.ts';
import { findVersion } from '../profile-queries.ts';
import { publicVersions, sectionDigests } from '../version-queries.ts';

/** What may take the place of the draft, each with where it differs from it. */
export async function loadVersions(
  db: Db,
  idEmp: number,
  lang: Locale,
): Promise<readonly KeptVersion[]> {
  const [draft, versions, digests] = await Promise.all([
    findVersion(db, idEmp, lang, 'draft'),
    publicVersions(db, idEmp, lang),
    sectionDigests(db, idEmp, lang),
  ]);
  return versions.map(({ state, ...version }) => ({
    ...version,
    as: keptAs(version),
    unlike: draft ? sectionsUnlike(digests, draft.idProfile, version.idProfile) : [],
  }));
}
