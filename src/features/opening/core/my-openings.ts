import type { NamedCompany } from '#shared/core/company/company-name.ts';
import type { AlertFrequency } from '#shared/core/domain/opening.ts';
import type { ListedApplication } from './application.ts';

export interface SavedOpening extends NamedCompany {
  readonly idJob: number;
  readonly positionTh: string;
  readonly positionEn: string;
  readonly expiresAt: Date;
  readonly isOpen: boolean;
}

export interface MyAlert {
  /** Names the page where it is changed and ended. */
  readonly token: string;
  readonly name: string;
  /** A company that is followed, not a search. */
  readonly isCompany: boolean;
  readonly frequency: AlertFrequency;
}

/** What a job seeker has of openings, begun applications among the sent ones. */
export interface MyOpenings {
  readonly applications: readonly ListedApplication[];
  readonly saved: readonly SavedOpening[];
  readonly alerts: readonly MyAlert[];
}
