import type { NamedCompany } from './company/company-name.ts';
import { DAY_SECONDS } from './cookies.ts';
import type { AccountRole } from './domain/account.ts';
import type { PackageHrSay } from './packages.ts';

export interface EmployerSession extends NamedCompany {
  readonly idSession: string;
  readonly idUser: number;
  readonly email: string;
  readonly role: AccountRole;
  readonly canSendEmail: boolean;
  readonly packageHrSay: PackageHrSay;
  /** False until the e-mail address of the registration is verified. */
  readonly isListed: boolean;
  /** True once the e-mail is verified, even while a claim waits for the team. */
  readonly isEmailVerified: boolean;
  /** True while the account waits for a claimed company to be assigned to it. */
  readonly isClaiming: boolean;
  readonly deleteAfter: Date | null;
  readonly lastSeenAt: Date;
}

export interface JobSeekerSession {
  readonly idSession: string;
  readonly idJsk: number;
  readonly username: string;
  readonly emailVerified: boolean;
}

export interface PlatformAdminSession {
  readonly idSession: string;
  readonly idAdmin: number;
  readonly name: string;
}

/** One browser may hold one session of each kind, each with separate cookies. */
export interface Sessions {
  readonly employer: EmployerSession | null;
  readonly jobSeeker: JobSeekerSession | null;
  readonly platformAdmin: PlatformAdminSession | null;
}

export const NO_SESSIONS: Sessions = { employer: null, jobSeeker: null, platformAdmin: null };

/** Idle timeout of a session; each use extends it. */
export const SESSION_SECONDS = {
  employer: DAY_SECONDS,
  jobSeeker: DAY_SECONDS,
  platformAdmin: 30 * 60,
} as const;

/** Absolute lifetime of a session, however often it is used. */
export const MAX_SESSION_SECONDS = {
  employer: 30 * DAY_SECONDS,
  jobSeeker: 30 * DAY_SECONDS,
  platformAdmin: 12 * 60 * 60,
} as const;

/** Lifetime of the team's cookie; after the session it only names the author of a late form. */
export const ADMIN_COOKIE_SECONDS = 7 * DAY_SECONDS;

/** Lifetime of the pair that renews a session; longer after a link to a preview. */
export const PAIR_SECONDS = {
  employer: 14 * DAY_SECONDS,
  employerPreview: 30 * DAY_SECONDS,
  jobSeeker: 30 * DAY_SECONDS,
} as const;
