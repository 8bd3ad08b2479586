import type { CompanyName } from '#shared/core/company/company-name.ts';
import type { ApplicationStatus } from '#shared/core/domain/application.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { SharedApplication } from './applicant/applicant-profile.ts';

/** How an application stands, and since when; null while it was only sent. */
interface CurrentStatus {
  readonly status: ApplicationStatus;
  readonly statusAt: Date | null;
}

/** What somebody tells an employer, or is about to. */
export interface OwnApplication {
  readonly appliedAt: Date;
  /** Sent, so that the employer knows what is told; otherwise it was only begun. */
  readonly consented: boolean;
  /** Null unless it was sent and taken back, and not sent again. */
  readonly withdrawnAt: Date | null;
  /** The note as it is being written. */
  readonly coverNote: string;
  /** What the company has now; null before it is sent, and once it is erased. */
  readonly shared: SharedApplication | null;
}

/** One of the list that somebody keeps of them. */
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

/** An applicant as the employer lists them. */
export interface Applicant extends CurrentStatus {
  readonly idApplication: number;
  readonly name: string;
  readonly email: string;
  readonly appliedAt: Date;
  readonly hasDocument: boolean;
}

/** One application as its company reads it. */
export interface ReadApplication extends CurrentStatus, CompanyName {
  readonly idApplication: number;
  readonly idJob: number;
  readonly appliedAt: Date;
  readonly positionTh: string;
  readonly positionEn: string;
  readonly shared: SharedApplication;
  /** The language the applicant is written to. */
  readonly language: Locale;
}

/** So long after the end of an opening an employer still knows who applied. */
export const CONTACT_KEEP_DAYS = 90;
