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
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const CURRENCIES = ['THB', 'USD', 'EUR', 'GBP', 'SGD', 'JPY', 'CNY'] as const;
