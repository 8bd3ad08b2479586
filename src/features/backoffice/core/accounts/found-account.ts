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

/** A job seeker as shown to the team: sign-ins only, because reviewers are anonymous. */
export type FoundJobSeeker = SignIns;

/** The employer and the job seeker account of a looked-up email; null: no such account. */
export interface FoundAccounts {
  readonly idLookup: number;
  readonly user: FoundUser | null;
  readonly jobSeeker: FoundJobSeeker | null;
}
