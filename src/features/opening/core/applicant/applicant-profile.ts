import type { ApplicantProfile, SharedProfile } from '#shared/core/domain/applicant.ts';

export const NO_PROFILE: ApplicantProfile = {
  contactBy: 'email',
  phone: '',
  lineId: '',
  education: [],
  skills: [],
  languages: [],
};

export interface PdfInfo {
  readonly idDocument: string;
  readonly bytes: number;
}

export interface SharedApplication {
  readonly name: string;
  readonly email: string;
  /** Missing in applications sent before applicant profiles existed. */
  readonly profile: SharedProfile | null;
  readonly document: PdfInfo | null;
}
