import { inLanguage } from '#shared/core/in-language.ts';
import { localeFromLanguageId } from '#shared/core/locale.ts';
import { COUNTRIES, THAILAND_ID } from '#shared/core/master-data/countries.ts';
import { INDUSTRIES } from '#shared/core/master-data/industries.ts';
import { JOB_FIELDS } from '#shared/core/master-data/job-fields.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import { ok } from '#shared/core/result.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  allCountryEndpoint,
  allIndustryEndpoint,
  allJobFieldEndpoint,
  allStateEndpoint,
  countByIndustryEndpoint,
  countByJobFieldEndpoint,
} from '../core/master-data-contract.ts';
import { industryCounts, jobFieldCounts } from './counts/count-categories.ts';

const named = (idLanguage: number, nameTh: string, nameEn: string) =>
  inLanguage(localeFromLanguageId(idLanguage), nameTh, nameEn);

/** Serves lists of master data, which are constants; only counts need the database. */
export function masterDataRoutes(api: Api): void {
  serveEndpoint(api, countByJobFieldEndpoint, async () => ok(await jobFieldCounts()));

  serveEndpoint(api, countByIndustryEndpoint, async () => ok(await industryCounts()));

  serveEndpoint(api, allIndustryEndpoint, async ({ query }) =>
    ok(
      INDUSTRIES.map(({ idIndustry, fieldNameTh, fieldNameEn }) => ({
        idIndustry,
        industryName: named(query.idLanguage, fieldNameTh, fieldNameEn),
      })),
    ),
  );

  serveEndpoint(api, allJobFieldEndpoint, async ({ query }) =>
    ok(
      JOB_FIELDS.map(({ idJobfield, fieldNameTh, fieldNameEn }) => ({
        idJobfield,
        jobFieldName: named(query.idLanguage, fieldNameTh, fieldNameEn),
      })),
    ),
  );

  serveEndpoint(api, allCountryEndpoint, async ({ query }) =>
    ok(
      COUNTRIES.map(({ idCountry, nameTh, nameEn }) => ({
        idCountry,
        countryName: named(query.idLanguage, nameTh, nameEn),
      })),
    ),
  );

  serveEndpoint(api, allStateEndpoint, async ({ query: { idCountry, idLanguage } }) =>
    ok(
      (idCountry === THAILAND_ID ? PROVINCES : []).map(({ idState, nameTh, nameEn }) => ({
        idState,
        stateName: named(idLanguage, nameTh, nameEn),
      })),
    ),
  );
}
