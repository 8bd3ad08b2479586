import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { AccountRole } from '#shared/core/domain/account.ts';

interface SignIns {
  readonly isEmailVerified: boolean;
  readonly sessions: number;
  readonly lastSignIn: Date | null;
}

export interface FoundUser extends SignIns, CompanyName {
  readonly idEmp: number;
  readonly role: AccountRole;
}

/** The team sees neither identity nor texts of a job seeker. */
export type FoundJobSeeker = SignIns;

/** The accounts of a looked-up email; null if there is none of a kind. */
export interface FoundAccounts {
  readonly idLookup: number;
  readonly user: FoundUser | null;
  readonly jobSeeker: FoundJobSeeker | null;
}
