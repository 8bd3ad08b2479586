import type { NamedCompany } from '#shared/core/company/company-name.ts';

export interface SimilarCompany extends NamedCompany {
  readonly isClaimed: boolean;
}
