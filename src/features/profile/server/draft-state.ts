import { PACKAGE_CAPS, type PackageHrSay } from '#shared/core/packages.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { type Missing, missingFor } from '../core/completeness.ts';
import { type CompanyProfile, companyProfile } from '../core/sections/company-profile.ts';
import { itemsOf, picturesOf, type StoredItem } from './item-queries.ts';
import type { VersionRow } from './profile-queries.ts';

export async function missingOfDraft(
  db: Db,
  draft: VersionRow,
  packageHrSay: PackageHrSay,
): Promise<readonly Missing[]> {
  const items = await itemsOf(db, draft.idProfile);
  const pictures = await picturesOf(db, draft.idProfile);
  return missingFor({
    items,
    library: (idMedia) => pictures[idMedia],
    termsAccepted: draft.termsAcceptedAt !== null,
    caps: PACKAGE_CAPS[packageHrSay],
  });
}

export async function profileContent(db: Db, idProfile: number): Promise<CompanyProfile> {
  return contentOfProfile(await itemsOf(db, idProfile, ['companyProfile']));
}

export function contentOfProfile(items: readonly StoredItem[]): CompanyProfile {
  const item = items.find(({ kind }) => kind === 'profile');
  return { ...companyProfile.kinds.profile.blank, ...item?.content };
}
