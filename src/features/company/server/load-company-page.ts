import type { OpeningCard } from '#features/opening/core/opening.ts';
import type { ProfileState } from '#features/profile/core/profile-lists.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { CompanyContent, ReviewExcerpt } from '../core/company-content.ts';
import type { CompanyHeader } from '../core/company-header.ts';
import { companyVersion } from './content-queries.ts';

export interface CompanyPage {
  readonly header: CompanyHeader;
  readonly content: CompanyContent;
  readonly openings: readonly OpeningCard[];
  readonly reviews: readonly ReviewExcerpt[];
}

/** Everything below the header: one query. Null when that version does not exist. */
export async function loadCompanyPage(
  db: Db,
  header: CompanyHeader,
  version: { readonly lang: Locale; readonly state: ProfileState },
): Promise<CompanyPage | null> {
  const found = await companyVersion(db, { idEmp: header.idEmp, ...version });
  return found && { header, ...found };
}
