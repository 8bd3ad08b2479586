import { EDUCATION_LEVELS } from '../master-data/opening-lists.ts';

export const CONTACT_METHODS = ['email', 'phone', 'line'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

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

export interface LanguageSkill {
  readonly language: string;
  readonly level: (typeof LANGUAGE_LEVELS)[number];
}

/** What a person tells with applications beside the resume, whose service knows nothing of it. */
export interface ApplicantProfile {
  readonly contactBy: ContactMethod;
  readonly phone: string;
  readonly lineId: string;
  readonly education: readonly Education[];
  readonly skills: readonly string[];
  readonly languages: readonly LanguageSkill[];
}

export interface SharedWorkEntry {
  readonly companyName: string;
  readonly position: string;
  readonly startedOn: string;
  readonly endedOn: string | null;
}

/** What an application tells beside name and email, as it was when it was sent. */
export interface SharedProfile extends ApplicantProfile {
  readonly coverNote: string;
  readonly workHistory: readonly SharedWorkEntry[];
}

/** A PDF of one's own goes with an application. */
export const MAX_PDF_BYTES = 5 * 1024 * 1024;
