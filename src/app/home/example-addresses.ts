import { VIDEOS, videoPage } from '#features/about/core/videos.ts';
import { companyPage } from '#features/company/core/company-paths.ts';
import { companyHeader } from '#features/company/server/company-queries.ts';
import { EVERY_COMPANY, listCategory } from '#features/discovery/server/list-queries.ts';
import { preview, previewSale } from '#features/profile/core/profile-paths.ts';
import { staticPages, TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { page } from '#shared/core/address.ts';
import type { Locale } from '#shared/core/locale.ts';
import { db } from '#shared/server/db/pool.ts';

type Addresses = Readonly<Record<string, string>>;

/** By its row of the page table, one page of those whose address has parameters. */
export async function exampleAddresses(locale: Locale): Promise<Addresses> {
  const { hrsay, jobs, yousay } = staticPages(TEMPLATE);
  const [film] = VIDEOS;
  return {
    ...(film && { '/video/[slug]': videoPage(locale, film) }),
    '/static/[company]/hrsay': page(locale, hrsay),
    '/static/[company]/jobs': page(locale, jobs),
    '/static/[company]/yousay': page(locale, yousay),
    ...(await companyAddresses(locale)),
  };
}

/** Of the company that most people apply to; without a published page it has reviews and openings alone. */
async function companyAddresses(locale: Locale): Promise<Addresses> {
  const most = { sort: 'applications', limit: 1, offset: 0 } as const;
  const [idEmp] = await listCategory(db, EVERY_COMPANY, most);
  const company = idEmp === undefined ? null : await companyHeader(db, idEmp);
  if (company === null) return {};
  const hrsay = companyPage(locale, company, 'hrsay');
  return {
    '/company/[segment]/yousay': companyPage(locale, company, 'yousay'),
    '/company/[segment]/jobs': companyPage(locale, company, 'jobs'),
    ...(company.hasStory && {
      '/company/[segment]/brandsdna': companyPage(locale, company, 'brandsdna'),
    }),
    ...(company.published.length > 0 && {
      '/company/[segment]': hrsay.replace(/\/hrsay$/, ''),
      '/company/[segment]/hrsay': hrsay,
      '/preview/[tab]/[segment]/[...below]': preview(locale, company),
      '/preview-sale/[segment]/[tab]/[...below]': previewSale(locale, company, 'platinum'),
    }),
  };
}
