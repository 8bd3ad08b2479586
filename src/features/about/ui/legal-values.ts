import { DAYS_TO_PROVE, DELETION_DAYS } from '#features/employer/core/deletion-contract.ts';
import { KEPT_MONTHS } from '#features/insight/core/month.ts';
import { CONFIRM_DAYS } from '#features/opening/core/alert/alert-lists.ts';
import { CONTACT_KEPT_DAYS } from '#features/opening/core/application.ts';
import {
  CASE_KEPT_MONTHS,
  CASE_WORDS_DAYS,
  REVIEW_MAIL_DAYS,
  VISITOR_HASH_DAYS,
} from '#features/review/core/retention.ts';
import { SMALLEST_GROUP } from '#features/review/core/small-groups.ts';
import { ENDED_SIGN_IN_DAYS } from '#features/session/core/session-limits.ts';
import { DAY_SECONDS, PAIR_SECONDS } from '#shared/core/cookies.ts';
import { MAIL_KEPT_DAYS } from '#shared/core/limits.ts';

/** The numbers of the legal texts, each the one the code goes by. */
export const LEGAL_VALUES = {
  smallest: SMALLEST_GROUP,
  sessionDays: PAIR_SECONDS.jobSeeker / DAY_SECONDS,
  employerDays: PAIR_SECONDS.employerPreview / DAY_SECONDS,
  signInDays: ENDED_SIGN_IN_DAYS,
  mailDays: MAIL_KEPT_DAYS,
  reviewMailDays: REVIEW_MAIL_DAYS,
  alertDays: CONFIRM_DAYS,
  contactDays: CONTACT_KEPT_DAYS,
  deletionDays: DELETION_DAYS,
  proveDays: DAYS_TO_PROVE,
  caseDays: CASE_WORDS_DAYS,
  caseMonths: CASE_KEPT_MONTHS,
  visitMonths: KEPT_MONTHS,
  visitorHashDays: VISITOR_HASH_DAYS,
} as const;
