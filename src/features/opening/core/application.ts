import type { CompanyName } from '#shared/core/company/company-name.ts';

/** What somebody told an employer, and may tell otherwise until they withdraw. */
export interface OwnApplication {
  readonly appliedAt: Date;
  /** Applied, so that the employer knows the name and email; otherwise only interest is noted. */
  readonly consented: boolean;
}

/** One of the list that somebody keeps of them. */
export interface ListedApplication extends OwnApplication, CompanyName {
  readonly idJob: number;
  readonly idEmp: number;
  readonly positionTh: string;
  readonly positionEn: string;
  readonly isOpen: boolean;
}

/** An applicant who agreed to be known to the employer. */
export interface Applicant {
  readonly idApplication: number;
  readonly name: string;
  readonly email: string;
  readonly appliedAt: Date;
}

/** So long after the end of an opening an employer still knows who applied. */
export const CONTACT_KEPT_DAYS = 90;
