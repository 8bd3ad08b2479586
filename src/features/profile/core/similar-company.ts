import type { NamedCompany } from '#shared/core/company/company-name.ts';

export interface SimilarCompany extends NamedCompany {
  /** Whether somebody of the company looks after its page. */
  readonly isClaimed: boolean;
}
