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

/** What became of the review that was reported. */
export const REPORT_STATUSES = ['waiting', 'kept', 'removed'] as const;
