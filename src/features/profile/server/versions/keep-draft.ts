import type { Db } from '#shared/server/db/pool.ts';
import { changedSectionsBetween } from '../../core/versions/restorable-version.ts';
import type { VersionRow } from '../profile-queries.ts';
import { copyItems, insertVersion, publicVersions, sectionDigests } from '../version-queries.ts';

/** Archives the draft unless a version already has its content; returns the id of that version. */
export async function archiveDraft(tx: Db, draft: VersionRow, now: Date): Promise<number> {
  const { idEmp, lang, idProfile, termsAcceptedAt } = draft;
  const versions = await publicVersions(tx, idEmp, lang);
  const digests = await sectionDigests(tx, idEmp, lang);
  const same = versions.find(
    (version) => changedSectionsBetween(digests, idProfile, version.idProfile).length === 0,
  );
  if (same) return same.idProfile;
  const archived = { idEmp, lang, state: 'archived' as const, termsAcceptedAt, archivedAt: now };
  const idArchived = await insertVersion(tx, archived);
  await copyItems(tx, idProfile, idArchived);
  return idArchived;
}
