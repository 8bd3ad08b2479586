import { DELETION_DAYS, VERIFICATION_DAYS } from '#features/employer/core/deletion-contract.ts';
import { KEEP_MONTHS } from '#features/insight/core/month.ts';
import { CONFIRM_DAYS } from '#features/opening/core/alert/alert-lists.ts';
import { CONTACT_KEEP_DAYS } from '#features/opening/core/application.ts';
import { MIN_GROUP_SIZE } from '#features/review/core/k-anonymity.ts';
import {
  CASE_KEEP_MONTHS,
  CASE_TEXT_KEEP_DAYS,
  REVIEW_MAIL_KEEP_DAYS,
  VISITOR_HASH_KEEP_DAYS,
} from '#features/review/core/retention.ts';
import { ENDED_SIGN_IN_DAYS } from '#features/session/core/session-limits.ts';
import { DAY_SECONDS } from '#shared/core/cookies.ts';
import { MAIL_RETENTION_DAYS } from '#shared/core/limits.ts';
import { PAIR_SECONDS } from '#shared/core/session.ts';

/** Numbers of the legal texts, taken from the code that applies them. */
export const LEGAL_VALUES = {
  smallest: MIN_GROUP_SIZE,
  sessionDays: PAIR_SECONDS.jobSeeker / DAY_SECONDS,
  employerDays: PAIR_SECONDS.employerPreview / DAY_SECONDS,
  signInDays: ENDED_SIGN_IN_DAYS,
  mailDays: MAIL_RETENTION_DAYS,
  reviewMailDays: REVIEW_MAIL_KEEP_DAYS,
  alertDays: CONFIRM_DAYS,
  contactDays: CONTACT_KEEP_DAYS,
  deletionDays: DELETION_DAYS,
  proveDays: VERIFICATION_DAYS,
  caseDays: CASE_TEXT_KEEP_DAYS,
  caseMonths: CASE_KEEP_MONTHS,
  visitMonths: KEEP_MONTHS,
  visitorHashDays: VISITOR_HASH_KEEP_DAYS,
} as const;
