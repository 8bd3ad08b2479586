import type { CompanyName, NamedCompany } from '#shared/core/company/company-name.ts';
import type { ClaimStatus } from '#shared/core/domain/claim.ts';

/** A claim as its own account sees it. */
export interface OwnClaim {
  readonly status: ClaimStatus;
  /** The email is verified, so the team reviews the claim. */
  readonly isEmailVerified: boolean;
  readonly remark: string;
  readonly company: CompanyName;
}

/** The listed company shown in the registration of a claim. */
export interface ListedCompany
  extends NamedCompany,
    Readonly<Record<'province' | 'city' | 'address' | 'postalCode' | 'telephone', string | null>> {
  readonly idIndustry: number;
  readonly companySize: number | null;
  readonly country: string;
}

/** A claim as the team sees it: the listed company and the submitted one. */
export interface WaitingClaim
  extends Readonly<Record<'contactName' | 'position' | 'telephone' | 'email', string>> {
  readonly idClaim: number;
  readonly createdAt: Date;
  readonly company: NamedCompany & {
    readonly taxId: string | null;
    readonly website: string | null;
  };
  readonly submitted: CompanyName & { readonly taxId: string };
}
