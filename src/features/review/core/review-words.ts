import type { ReasonCode } from './review-contract.ts';

/** Catalogue keys by code, written out so that the catalogue check sees each of them used. */
export const REASON_WORDS = {
  personalData: 'review:reasons.personalData',
  abuse: 'review:reasons.abuse',
  crimeAccusation: 'review:reasons.crimeAccusation',
  notAboutWork: 'review:reasons.notAboutWork',
  duplicate: 'review:reasons.duplicate',
  conflictOfInterest: 'review:reasons.conflictOfInterest',
} as const satisfies Record<ReasonCode, string>;
