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

/** All that a company gets. */
export interface SharedApplication {
  readonly name: string;
  readonly email: string;
  /** Null of an application that was sent before there was more than a name to tell. */
  readonly profile: SharedProfile | null;
  readonly document: PdfInfo | null;
}
