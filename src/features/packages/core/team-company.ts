import type { NamedCompany } from '#shared/core/company/company-name.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';

export interface TeamCompany extends NamedCompany {
  readonly taxId: string | null;
  readonly packageHrSay: PackageHrSay;
  /** False until one of its users has verified an email address. */
  readonly isListed: boolean;
  readonly claimedAt: Date | null;
  readonly users: number;
  readonly pages: Readonly<Record<Locale, PageStatus>>;
}

export interface PageStatus {
  readonly isPublic: boolean;
  readonly isWaiting: boolean;
  readonly hasDraft: boolean;
}

export interface PackageGrant {
  readonly idAudit: number;
  readonly adminName: string | null;
  readonly from: PackageHrSay;
  readonly to: PackageHrSay;
  readonly remark: string;
  readonly createdAt: Date;
}
