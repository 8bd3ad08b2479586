import { EDUCATION_LEVELS } from '#shared/core/master-data/opening-lists.ts';

export const CONTACT_WAYS = ['email', 'phone', 'line'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

export const LANGUAGE_LEVELS = ['basic', 'working', 'fluent', 'native'] as const;

/** What somebody can have; an opening may also ask for none. */
export const SCHOOL_LEVELS = EDUCATION_LEVELS.filter((level) => level !== 'any');
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

export interface Education {
  readonly level: SchoolLevel;
  readonly school: string;
  readonly subject: string;
  /** When it ended or will; null where nothing was said. */
  readonly year: number | null;
}

export interface KnownLanguage {
  readonly language: string;
  readonly level: (typeof LANGUAGE_LEVELS)[number];
}

/** What a person tells with applications beside the resume, whose service knows nothing of it. */
export interface ApplicantProfile {
  readonly contactBy: ContactWay;
  readonly phone: string;
  readonly lineId: string;
  readonly education: readonly Education[];
  readonly skills: readonly string[];
  readonly languages: readonly KnownLanguage[];
}

export const NO_PROFILE: ApplicantProfile = {
  contactBy: 'email',
  phone: '',
  lineId: '',
  education: [],
  skills: [],
  languages: [],
};

export interface ToldWork {
  readonly companyName: string;
  readonly position: string;
  readonly startedOn: string;
  readonly endedOn: string | null;
}

/** What an application tells beside name and email, as it was when it was sent. */
export interface ToldProfile extends ApplicantProfile {
  readonly coverNote: string;
  readonly workHistory: readonly ToldWork[];
}

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
