import type { ReporterKind, ReportReason } from './report-lists.ts';

/** Catalogue keys by code, written out so that the catalogue check sees each of them used. */
export const REPORT_REASON_WORDS = {
  personalData: 'review:report.reasons.personalData',
  abuse: 'review:report.reasons.abuse',
  crimeAccusation: 'review:report.reasons.crimeAccusation',
  notThisCompany: 'review:report.reasons.notThisCompany',
  notOwnExperience: 'review:report.reasons.notOwnExperience',
  confidential: 'review:report.reasons.confidential',
  advertising: 'review:report.reasons.advertising',
} as const satisfies Record<ReportReason, string>;

export const REPORTER_WORDS = {
  employer: 'review:reports.by.employer',
  jobSeeker: 'review:reports.by.jobSeeker',
} as const satisfies Record<ReporterKind, string>;
