import {
  byIndustryEndpoint,
  byJobFieldEndpoint,
  dreamCompanyEndpoint,
  overviewEndpoint,
  searchEndpoint,
  topApplyEndpoint,
} from '#features/discovery/core/discovery-contract.ts';
import {
  allCountryEndpoint,
  allIndustryEndpoint,
  allJobFieldEndpoint,
  allStateEndpoint,
  countByIndustryEndpoint,
  countByJobFieldEndpoint,
} from '#features/discovery/core/master-data-contract.ts';
import { proofKeysEndpoint } from '#features/invitation/core/proof-contract.ts';
import {
  galleryLikesEndpoint,
  likesEndpoint,
  sharesEndpoint,
} from '#features/reaction/core/reaction-contract.ts';
import {
  recognitionEndpoint,
  reviewListEndpoint,
  reviewSummaryEndpoint,
} from '#features/review/core/review-contract.ts';

/** The public endpoints with the catalogue key of their description. */
export const PUBLIC_ENDPOINTS = [
  { endpoint: searchEndpoint, descriptionKey: 'about:developers.endpoints.search' },
  { endpoint: byIndustryEndpoint, descriptionKey: 'about:developers.endpoints.byIndustry' },
  { endpoint: byJobFieldEndpoint, descriptionKey: 'about:developers.endpoints.byJobField' },
  { endpoint: topApplyEndpoint, descriptionKey: 'about:developers.endpoints.topApply' },
  { endpoint: dreamCompanyEndpoint, descriptionKey: 'about:developers.endpoints.dreamCompany' },
  { endpoint: overviewEndpoint, descriptionKey: 'about:developers.endpoints.overview' },
  { endpoint: reviewListEndpoint, descriptionKey: 'about:developers.endpoints.reviews' },
  { endpoint: reviewSummaryEndpoint, descriptionKey: 'about:developers.endpoints.summary' },
  { endpoint: recognitionEndpoint, descriptionKey: 'about:developers.endpoints.recognition' },
  { endpoint: proofKeysEndpoint, descriptionKey: 'about:developers.endpoints.proofKeys' },
  {
    endpoint: countByIndustryEndpoint,
    descriptionKey: 'about:developers.endpoints.countByIndustry',
  },
  {
    endpoint: countByJobFieldEndpoint,
    descriptionKey: 'about:developers.endpoints.countByJobField',
  },
  { endpoint: allIndustryEndpoint, descriptionKey: 'about:developers.endpoints.allIndustry' },
  { endpoint: allJobFieldEndpoint, descriptionKey: 'about:developers.endpoints.allJobField' },
  { endpoint: allStateEndpoint, descriptionKey: 'about:developers.endpoints.allState' },
  { endpoint: allCountryEndpoint, descriptionKey: 'about:developers.endpoints.allCountry' },
  { endpoint: likesEndpoint, descriptionKey: 'about:developers.endpoints.likes' },
  { endpoint: galleryLikesEndpoint, descriptionKey: 'about:developers.endpoints.likesOfPictures' },
  { endpoint: sharesEndpoint, descriptionKey: 'about:developers.endpoints.shares' },
] as const;
