import type { Locale } from '#shared/core/locale.ts';
import type { ProfileState } from '#shared/core/vocabulary.ts';
import type { Db } from '#shared/server/db/pool.ts';
import type { CompanyContent, OpeningCard, ReviewExcerpt } from '../core/company-content.ts';
import type { CompanyHeader } from '../core/company-header.ts';
import { latestOpenings, reviewExcerpts } from './company-summaries-queries.ts';
import { companyContent } from './content-queries.ts';

const OPENINGS_SHOWN = 4;
const REVIEWS_SHOWN = 3;

export interface CompanyPage {
  readonly header: CompanyHeader;
  readonly content: CompanyContent;
  readonly openings: readonly OpeningCard[];
  readonly reviews: readonly ReviewExcerpt[];
}

/** Everything below the header: three queries. Null when that version does not exist. */
export async function loadCompanyPage(
  db: Db,
  header: CompanyHeader,
  version: { readonly lang: Locale; readonly state: ProfileState },
): Promise<CompanyPage | null> {
  const { idEmp } = header;
  const content = await companyContent(db, { idEmp, ...version });
  if (content === null) return null;
  const [openings, reviews] = await Promise.all([
    latestOpenings(db, idEmp, OPENINGS_SHOWN),
    reviewExcerpts(db, idEmp, content.idProfile, REVIEWS_SHOWN),
  ]);
  return { header, content, openings, reviews };
}
