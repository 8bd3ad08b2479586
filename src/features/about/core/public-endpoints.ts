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
  { endpoint: searchEndpoint, key: 'search' },
  { endpoint: byIndustryEndpoint, key: 'byIndustry' },
  { endpoint: byJobFieldEndpoint, key: 'byJobField' },
  { endpoint: topApplyEndpoint, key: 'topApply' },
  { endpoint: dreamCompanyEndpoint, key: 'dreamCompany' },
  { endpoint: overviewEndpoint, key: 'overview' },
  { endpoint: reviewListEndpoint, key: 'reviews' },
  { endpoint: reviewSummaryEndpoint, key: 'summary' },
  { endpoint: recognitionEndpoint, key: 'recognition' },
  { endpoint: proofKeysEndpoint, key: 'proofKeys' },
  { endpoint: countByIndustryEndpoint, key: 'countByIndustry' },
  { endpoint: countByJobFieldEndpoint, key: 'countByJobField' },
  { endpoint: allIndustryEndpoint, key: 'allIndustry' },
  { endpoint: allJobFieldEndpoint, key: 'allJobField' },
  { endpoint: allStateEndpoint, key: 'allState' },
  { endpoint: allCountryEndpoint, key: 'allCountry' },
  { endpoint: likesEndpoint, key: 'likes' },
  { endpoint: galleryLikesEndpoint, key: 'likesOfPictures' },
  { endpoint: sharesEndpoint, key: 'shares' },
] as const;
