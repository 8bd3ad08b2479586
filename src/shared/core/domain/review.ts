import type { RatedAspect } from '../aspects.ts';

export const JOB_GRADES = [
  'entry',
  'officer',
  'senior',
  'supervisor',
  'manager',
  'executive',
] as const;
export type JobGrade = (typeof JOB_GRADES)[number];

export const EMPLOYMENT_STATUSES = ['current', 'former'] as const;
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number];

export const TENURES = ['lessThanOneYear', 'moreThanOneYear'] as const;
export type Tenure = (typeof TENURES)[number];

export const REVIEW_STATUSES = ['waiting', 'published', 'refused'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const RECOGNITIONS = ['good', 'excellent', 'finest'] as const;
export type Recognition = (typeof RECOGNITIONS)[number];

/** Upheld: the review is published. Dismissed: it stays rejected. */
export const APPEAL_STATUSES = ['open', 'upheld', 'dismissed'] as const;

export const REPORT_REASONS = [
  'personalData',
  'abuse',
  'crimeAccusation',
  'notThisCompany',
  'notOwnExperience',
  'confidential',
  'advertising',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORTER_KINDS = ['employer', 'jobSeeker', 'visitor'] as const;
export type ReporterKind = (typeof REPORTER_KINDS)[number];

export const REPORT_STATUSES = ['waiting', 'kept', 'removed'] as const;

/** Proofs of employment by a third party: only these label a review. */
export const WRITER_PROOFS = ['resumeService', 'invitation', 'companyAddress'] as const;
export type WriterProof = (typeof WRITER_PROOFS)[number];

export interface Score {
  readonly score: number;
  readonly low: number;
  readonly high: number;
}

/** Score of an aspect, over the reviews that rated it. */
export interface AspectScore extends Score {
  readonly reviewCount: number;
}

export type AspectScores = Readonly<Partial<Record<RatedAspect, AspectScore>>>;

/** Counts of the ratings 1, 2, 3, 4 and 5, for the overall rating and each aspect. */
export type RatingCounts = Readonly<Partial<Record<'overall' | RatedAspect, readonly number[]>>>;
