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

/** What anybody may read from a program, and what it is for: the words by catalogue key. */
export const PUBLIC_ENDPOINTS = [
  { endpoint: searchEndpoint, words: 'about:developers.endpoints.search' },
  { endpoint: byIndustryEndpoint, words: 'about:developers.endpoints.byIndustry' },
  { endpoint: byJobFieldEndpoint, words: 'about:developers.endpoints.byJobField' },
  { endpoint: topApplyEndpoint, words: 'about:developers.endpoints.topApply' },
  { endpoint: dreamCompanyEndpoint, words: 'about:developers.endpoints.dreamCompany' },
  { endpoint: overviewEndpoint, words: 'about:developers.endpoints.overview' },
  { endpoint: reviewListEndpoint, words: 'about:developers.endpoints.reviews' },
  { endpoint: reviewSummaryEndpoint, words: 'about:developers.endpoints.summary' },
  { endpoint: recognitionEndpoint, words: 'about:developers.endpoints.recognition' },
  { endpoint: proofKeysEndpoint, words: 'about:developers.endpoints.proofKeys' },
  { endpoint: countByIndustryEndpoint, words: 'about:developers.endpoints.countByIndustry' },
  { endpoint: countByJobFieldEndpoint, words: 'about:developers.endpoints.countByJobField' },
  { endpoint: allIndustryEndpoint, words: 'about:developers.endpoints.allIndustry' },
  { endpoint: allJobFieldEndpoint, words: 'about:developers.endpoints.allJobField' },
  { endpoint: allStateEndpoint, words: 'about:developers.endpoints.allState' },
  { endpoint: allCountryEndpoint, words: 'about:developers.endpoints.allCountry' },
  { endpoint: likesEndpoint, words: 'about:developers.endpoints.likes' },
  { endpoint: galleryLikesEndpoint, words: 'about:developers.endpoints.likesOfPictures' },
  { endpoint: sharesEndpoint, words: 'about:developers.endpoints.shares' },
] as const;
