import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { AccountRole } from '#shared/core/session.ts';

interface SignIns {
  readonly isProved: boolean;
  /** Open now. */
  readonly sessions: number;
  /** Told by day; null when none is remembered. */
  readonly lastSignIn: Date | null;
}

export interface FoundUser extends SignIns, CompanyName {
  readonly idEmp: number;
  readonly role: AccountRole;
}

/** What the team learns of a person: nothing of who they are, and nothing of what they wrote. */
export type FoundJobSeeker = SignIns;

/** The accounts of an address that one of the team looked up; each is null where there is none. */
export interface FoundAccounts {
  readonly idLookup: number;
  readonly user: FoundUser | null;
  readonly jobSeeker: FoundJobSeeker | null;
}
