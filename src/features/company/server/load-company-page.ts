import type { OpeningCard } from '#features/opening/core/opening.ts';
import type { ReviewQuotes } from '#features/review/core/quotes/company-quote.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { CompanyContent, ReviewExcerpt } from '../core/company-content.ts';
import { companyVersion, type VersionOf } from './content-queries.ts';

export interface CompanyPage {
  readonly header: CompanyHeader;
  readonly content: CompanyContent;
  readonly openings: readonly OpeningCard[];
  readonly reviews: readonly ReviewExcerpt[];
  readonly quotes: ReviewQuotes;
}

/** Loads everything below the header in one query; null if the version does not exist. */
export async function loadCompanyPage(
  db: Db,
  header: CompanyHeader,
  version: Omit<VersionOf, 'idEmp'>,
): Promise<CompanyPage | null> {
  const found = await companyVersion(db, { idEmp: header.idEmp, ...version });
  return found && { header, ...found };
}
