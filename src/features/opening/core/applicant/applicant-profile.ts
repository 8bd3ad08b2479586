import type { ApplicantProfile, ToldProfile } from '#shared/core/domain/applicant.ts';

export const NO_PROFILE: ApplicantProfile = {
  contactBy: 'email',
  phone: '',
  lineId: '',
  education: [],
  skills: [],
  languages: [],
};

export interface PdfFacts {
  readonly idDocument: string;
  readonly bytes: number;
}

/** All that a company gets. */
export interface ToldApplication {
  readonly name: string;
  readonly email: string;
  /** Null of an application that was sent before there was more than a name to tell. */
  readonly profile: ToldProfile | null;
  readonly document: PdfFacts | null;
}
