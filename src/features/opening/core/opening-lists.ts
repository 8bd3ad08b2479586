export const JOB_TYPES = [
  'fullTime',
  'partTime',
  'internship',
  'contract',
  'freelance',
  'seasonal',
] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const EDUCATION_LEVELS = [
  'any',
  'secondary',
  'vocational',
  'diploma',
  'bachelor',
  'master',
  'doctorate',
] as const;
