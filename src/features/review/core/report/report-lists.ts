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

export const REPORTER_KINDS = ['employer', 'jobSeeker'] as const;
export type ReporterKind = (typeof REPORTER_KINDS)[number];

/** What became of the review that was reported. */
export const REPORT_STATUSES = ['waiting', 'kept', 'removed'] as const;

/** The words of a decided report go after so many days, the report itself after so many months. */
export const REPORT_WORDS_DAYS = 90;
export const REPORT_KEPT_MONTHS = 24;
