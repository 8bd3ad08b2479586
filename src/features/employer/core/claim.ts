import type { CompanyName, NamedCompany } from '#shared/core/company/company-name.ts';
import type { ClaimStatus } from '#shared/core/domain/claim.ts';

/** What an account that asks for a listed company is told of it. */
export interface OwnClaim {
  readonly status: ClaimStatus;
  /** The address is proved, so the team looks at it. */
  readonly isEmailVerified: boolean;
  readonly remark: string;
  readonly company: CompanyName;
}

/** What stands in the registration of whoever asks for a listed company. */
export interface ListedCompany extends NamedCompany {
  readonly idIndustry: number;
  readonly companySize: number | null;
  readonly country: string;
  readonly province: string | null;
  readonly city: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly telephone: string | null;
}

/** A claim as the team sees it: the listed company beside what was typed. */
export interface WaitingClaim {
  readonly idClaim: number;
  readonly createdAt: Date;
  readonly company: NamedCompany & {
    readonly taxId: string | null;
    readonly website: string | null;
  };
  readonly submitted: CompanyName & { readonly taxId: string };
  readonly contactName: string;
  readonly position: string;
  readonly telephone: string;
  readonly email: string;
}
