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
