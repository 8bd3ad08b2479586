import { EDUCATION_LEVELS } from '../master-data/opening-lists.ts';

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

/** A PDF of one's own goes with an application. */
export const PDF_BYTES = 5 * 1024 * 1024;
