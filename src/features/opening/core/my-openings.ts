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
  /** Token in the URL of the page that changes and ends the alert. */
  readonly token: string;
  readonly name: string;
  readonly isCompany: boolean;
  readonly frequency: AlertFrequency;
}

export interface MyOpenings {
  readonly applications: readonly ListedApplication[];
  readonly saved: readonly SavedOpening[];
  readonly alerts: readonly MyAlert[];
}
