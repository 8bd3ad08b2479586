import { DAY, defineLimit, HOUR } from '#shared/core/limits.ts';

/** Three reviews per person and day; what was refused may be mended without loss. */
export const REVIEW_QUOTA = defineLimit({
  name: 'review',
  points: 3,
  duration: DAY,
  shared: true,
});

/** Each change is read by the team; apart from the above, or the third review of a day could not be mended. */
export const EDIT_QUOTA = defineLimit({
  name: 'reviewEdit',
  points: 5,
  duration: DAY,
  shared: true,
});

/** The reports of an account, whether a company's user or a job seeker. */
export const REPORT_QUOTA = defineLimit({
  name: 'reviewReport',
  points: 20,
  duration: DAY,
  shared: true,
});

/** Reports of whoever is signed in as none who may report, by network address. */
export const VISITOR_REPORT_QUOTA = defineLimit({
  name: 'visitorReport',
  points: 5,
  duration: HOUR,
  shared: true,
});

/** Reports of visitors that may wait for the team, of all reviews of a company together. */
export const MAX_WAITING_VISITOR_REPORTS = 20;

/** The appeals of a person against all refusals together; each is appealed once. */
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

/** A review appears at a random moment of so many hours after the decision, which tells nobody when. */
export const MAX_PUBLICATION_DELAY_HOURS = 24;
