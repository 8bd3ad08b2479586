import { DEFAULT_LOCALE } from '#shared/core/locale.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { decisive } from '#shared/core/text/search/search-query.ts';
import { reads } from '#shared/server/db/replica/reads.ts';
import type { Outcome } from '#shared/server/http/endpoint/outcome.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  byIndustryEndpoint,
  byJobFieldEndpoint,
  type CompanyCard,
  dreamCompanyEndpoint,
  overviewEndpoint,
  searchEndpoint,
  searchServiceEndpoint,
  topApplyEndpoint,
} from '../core/discovery-contract.ts';
import { type CompanyListPage, listCompanies } from './list-companies.ts';
import {
  companyCards,
  countCategory,
  countedPage,
  EVERY_COMPANY,
  findOverview,
  listDreamCompanies,
} from './list-queries.ts';
import { searchCompanies } from './search-companies.ts';

const NO_FILTER = { keyword: '', ...EVERY_COMPANY };
/** Responses are cached for all readers, so quotes are in Thai if possible. */
const READER = DEFAULT_LOCALE;
const SUGGESTIONS = 8;
const DREAM_COMPANIES = 12;
const FRESH_SECONDS = 600;
const CACHED = { 'Cache-Control': `public, max-age=${FRESH_SECONDS}` };

function respondWith({
  companies,
  window,
}: Pick<CompanyListPage, 'companies' | 'window'>): Outcome<CompanyCard[], never> {
  return { ok: true, value: [...companies], window };
}

export function discoveryRoutes(api: Api): void {
  serveEndpoint(api, searchEndpoint, async ({ query }) => {
    const [{ companies, window }, totalAll] = await Promise.all([
      listCompanies({ ...query, ...decisive(query) }, READER),
      countCategory(reads, EVERY_COMPANY),
    ]);
    const found = respondWith({ companies, window: { ...window, totalAll } });
    return query.cache === 1 ? { ...found, headers: CACHED } : found;
  });

  serveEndpoint(api, byJobFieldEndpoint, async ({ params, query }) => {
    const { idJobfield: idJobField, ...rest } = query;
    return respondWith(
      await listCompanies({ ...NO_FILTER, ...rest, idJobField, pg: params.pg }, READER),
    );
  });

  serveEndpoint(api, byIndustryEndpoint, async ({ params, query }) =>
    respondWith(await listCompanies({ ...NO_FILTER, ...query, pg: params.pg }, READER)),
  );

  serveEndpoint(api, topApplyEndpoint, async ({ params: { pg }, query: { vpp } }) => {
    const page = { sort: 'applications', limit: vpp, offset: (pg - 1) * vpp } as const;
    const { total, ids } = await countedPage(reads, EVERY_COMPANY, page);
    const window = { total, totalAll: total, ...pageWindow(total, pg, vpp) };
    return { ok: true, value: await companyCards(reads, ids, READER), window, headers: CACHED };
  });

  serveEndpoint(api, dreamCompanyEndpoint, async () => {
    const ids = await listDreamCompanies(reads, DREAM_COMPANIES);
    return { ok: true, value: await companyCards(reads, ids, READER), headers: CACHED };
  });

  serveEndpoint(api, overviewEndpoint, async ({ params }) => {
    const found = await findOverview(reads, params.idEmp);
    const hrsay = found?.hrsay ?? false;
    return { ok: true, value: { hrsay, hasHRSay: hrsay, hasYousay: found?.hasYousay ?? false } };
  });
}

/** Serves POST /yousay-api/, the search service of the product. */
export function searchServiceRoutes(api: Api): void {
  serveEndpoint(api, searchServiceEndpoint, async ({ body }) => {
    if (body.service === 'searchCompany') {
      return respondWith(await listCompanies({ ...NO_FILTER, ...body }, READER));
    }
    const matches = await searchCompanies(reads, body.keyword, { maxMatches: SUGGESTIONS });
    const companies = await companyCards(
      reads,
      matches.slice(0, SUGGESTIONS).map(({ idEmp }) => idEmp),
      READER,
    );
    const total = companies.length;
    const window = { total, totalAll: total, ...pageWindow(total, 1, SUGGESTIONS) };
    return { ok: true, value: companies, window };
  });
}
