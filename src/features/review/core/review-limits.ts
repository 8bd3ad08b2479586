import { DAY, HOUR, localLimit, sharedLimit } from '#shared/core/limits.ts';

/** Rejected attempts do not count, so that a form can be corrected. */
export const REVIEW_QUOTA = sharedLimit('review', 3, DAY);

/** Separate from REVIEW_QUOTA, so that a day's third review can still be corrected. */
export const EDIT_QUOTA = sharedLimit('reviewEdit', 5, DAY);

export const REPORT_QUOTA = sharedLimit('reviewReport', 20, DAY);

/** Reports per network address by visitors, and by accounts that may not report as such. */
export const VISITOR_REPORT_QUOTA = sharedLimit('visitorReport', 5, HOUR);

/** Waiting visitor reports for all reviews of a company together. */
export const MAX_WAITING_VISITOR_REPORTS = 20;

export const APPEAL_QUOTA = sharedLimit('reviewAppeal', 5, DAY);

export const REVIEW_LIMIT = sharedLimit('reviewTries', 60, HOUR);

export const USEFUL_LIMIT = localLimit('useful', 60, HOUR);

/** Publication happens at a random time within these hours, so it hides the decision's time. */
export const MAX_PUBLICATION_DELAY_HOURS = 24;
