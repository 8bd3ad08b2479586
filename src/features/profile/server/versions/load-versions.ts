import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import {
  changedSectionsBetween,
  type RestorableVersion,
  versionKindOf,
} from '../../core/versions/restorable-version.ts';
import { findVersion } from '../profile-queries.ts';
import { publicVersions, sectionDigests } from '../version-queries.ts';

/** The versions that can replace the draft, with the sections that differ from it. */
export async function loadVersions(
  db: Db,
  idEmp: number,
  lang: Locale,
): Promise<readonly RestorableVersion[]> {
  const [draft, versions, digests] = await Promise.all([
    findVersion(db, idEmp, lang, 'draft'),
    publicVersions(db, idEmp, lang),
    sectionDigests(db, idEmp, lang),
  ]);
  return versions.map(({ state, ...version }) => ({
    ...version,
    kind: versionKindOf(version),
    changedSections: draft
      ? changedSectionsBetween(digests, draft.idProfile, version.idProfile)
      : [],
  }));
}
