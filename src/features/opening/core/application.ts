import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { ApplicationStatus } from '#shared/core/domain/application.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { SharedApplication } from './applicant/applicant-profile.ts';

interface CurrentStatus {
  readonly status: ApplicationStatus;
  readonly statusAt: Date | null;
}

/** An application as its applicant sees it, sent or draft. */
export interface OwnApplication {
  readonly appliedAt: Date;
  /** True once sent: the company then has the shared details. */
  readonly consented: boolean;
  /** Set when the application was withdrawn and not sent again. */
  readonly withdrawnAt: Date | null;
  readonly coverNote: string;
  /** The company's current copy, absent before sending and after erasure. */
  readonly shared: SharedApplication | null;
}

export interface ListedApplication
  extends Pick<OwnApplication, 'appliedAt' | 'consented' | 'withdrawnAt'>,
    CurrentStatus,
    CompanyName {
  readonly idJob: number;
  readonly idEmp: number;
  readonly positionTh: string;
  readonly positionEn: string;
  readonly isOpen: boolean;
}

export interface Applicant extends CurrentStatus {
  readonly idApplication: number;
  readonly name: string;
  readonly email: string;
  readonly appliedAt: Date;
  readonly hasDocument: boolean;
}

export interface ReadApplication extends CurrentStatus, CompanyName {
  readonly idApplication: number;
  readonly idJob: number;
  readonly appliedAt: Date;
  readonly positionTh: string;
  readonly positionEn: string;
  readonly shared: SharedApplication;
  readonly language: Locale;
}

/** The employer sees contact details this long after the opening ends. */
export const CONTACT_KEEP_DAYS = 90;
