import { DAY, defineLimit, HOUR } from '#shared/core/limits.ts';

/** Rejected attempts do not count, so that a form can be corrected. */
export const REVIEW_QUOTA = defineLimit({
  name: 'review',
  points: 3,
  duration: DAY,
  shared: true,
});

/** Separate from REVIEW_QUOTA, so that a day's third review can still be corrected. */
export const EDIT_QUOTA = defineLimit({
  name: 'reviewEdit',
  points: 5,
  duration: DAY,
  shared: true,
});

export const REPORT_QUOTA = defineLimit({
  name: 'reviewReport',
  points: 20,
  duration: DAY,
  shared: true,
});

/** Reports per network address by visitors, and by accounts that may not report as such. */
export const VISITOR_REPORT_QUOTA = defineLimit({
  name: 'visitorReport',
  points: 5,
  duration: HOUR,
  shared: true,
});

/** Waiting visitor reports for all reviews of a company together. */
export const MAX_WAITING_VISITOR_REPORTS = 20;

export const APPEAL_QUOTA = defineLimit({
  name: 'reviewAppeal',
  points: 5,
  duration: DAY,
  shared: true,
});

export const REVIEW_LIMIT = defineLimit({
  name: 'reviewTries',
  points: 60,
  duration: HOUR,
  shared: true,
});

export const USEFUL_LIMIT = defineLimit({
  name: 'useful',
  points: 60,
  duration: HOUR,
  shared: false,
});

/** Publication happens at a random time within these hours, which hides the decision's. */
export const MAX_PUBLICATION_DELAY_HOURS = 24;
