import type { Locale } from '#shared/core/locale.ts';
import type { ReasonCode } from './review-contract.ts';
import type { WriterProof } from './writer-proof.ts';

/** Catalogue keys by code, written out so that the catalogue check sees each of them used. */
export const REASON_WORDS = {
  personalData: 'review:reasons.personalData',
  abuse: 'review:reasons.abuse',
  crimeAccusation: 'review:reasons.crimeAccusation',
  notAboutWork: 'review:reasons.notAboutWork',
  duplicate: 'review:reasons.duplicate',
  conflictOfInterest: 'review:reasons.conflictOfInterest',
} as const satisfies Record<ReasonCode, string>;

export const PROOF_WORDS = {
  resumeService: 'review:proofs.resumeService',
  invitation: 'review:proofs.invitation',
  companyAddress: 'review:proofs.companyAddress',
} as const satisfies Record<WriterProof, string>;

/** Beside a review in a language that is not the reader's. */
export const WRITTEN_IN = {
  th: 'review:writtenIn.th',
  en: 'review:writtenIn.en',
} as const satisfies Record<Locale, string>;
