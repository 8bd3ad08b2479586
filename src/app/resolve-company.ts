import { companyHeader } from '#features/company/server/company-queries.ts';
import type { CompanyHeader } from '#shared/core/company/company-header.ts';
import {
  type CompanyTab,
  companyPage,
  companySegment,
} from '#shared/core/company/company-paths.ts';
import { type Locale, splitLocale } from '#shared/core/locale.ts';
import { parseCompanySegment } from '#shared/core/slug.ts';
import { isDatabaseOutage } from '#shared/server/db/database-outage.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { reads } from '#shared/server/db/replica/reads.ts';

export type ResolvedCompany<Company extends CompanyHeader> =
  | { readonly found: 'company'; readonly company: Company }
  | { readonly found: 'elsewhere'; readonly company: Company; readonly path: string }
  /** Not found; `company` is set if it has reviews but no company page. */
  | { readonly found: 'nothing'; readonly company: Company | null };

/** Resolves the company of a URL by its id; a wrong name leads to the canonical path. */
export async function resolveCompany<Company extends CompanyHeader>(
  segment: string | undefined,
  locale: Locale,
  tab: CompanyTab,
  load: (db: Db, idEmp: number, locale: Locale) => Promise<Company | null>,
): Promise<ResolvedCompany<Company>> {
  const idEmp = idIn(segment ?? '');
  const company = idEmp === null ? null : await load(reads, idEmp, locale);
  if (company === null) return { found: 'nothing', company };
  const isPublished = company.published.length > 0;
  if ((tab === 'hrsay' || tab === 'brandsdna') && !isPublished)
    return { found: 'nothing', company };
  if (segment !== companySegment(company)) {
    return { found: 'elsewhere', company, path: companyPage(locale, company, tab) };
  }
  return { found: 'company', company };
}

/** Company of a path that has no page; null during a database outage. */
export async function companyAround(
  pathname: string,
  locale: Locale,
): Promise<CompanyHeader | null> {
  const [, segment] = /^\/company\/([^/]+)\/./.exec(splitLocale(pathname).rest) ?? [];
  try {
    return (await resolveCompany(segment, locale, 'yousay', companyHeader)).company;
  } catch (error) {
    if (isDatabaseOutage(error)) return null;
    throw error;
  }
}

function idIn(segment: string): number | null {
  if (/^[1-9]\d{0,8}$/.test(segment)) return Number(segment);
  return parseCompanySegment(segment)?.idEmp ?? null;
}
