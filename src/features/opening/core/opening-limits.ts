import { DAY, defineLimit, HOUR, MINUTE } from '#shared/core/limits.ts';

/** Each change by an employer invalidates cached pages. */
export const OPENING_LIMIT = defineLimit({
  name: 'opening',
  points: 200,
  duration: HOUR,
  shared: false,
});

/** Positions a company may have open or announced at a time. */
export const MAX_ACTIVE_OPENINGS = 500;

/** Rejected attempts do not count, so that a form can be corrected. */
export const APPLICATION_QUOTA = defineLimit({
  name: 'application',
  points: 20,
  duration: DAY,
  shared: true,
});

export const APPLICATION_LIMIT = defineLimit({
  name: 'applicationTries',
  points: 60,
  duration: HOUR,
  shared: true,
});

/** Drafts and attachments of an application before it is sent. */
export const DRAFT_LIMIT = defineLimit({
  name: 'applicationDraft',
  points: 120,
  duration: HOUR,
  shared: true,
});

/** Files are expensive to store: as many per day as applications. */
export const DOCUMENT_QUOTA = defineLimit({
  name: 'applicationDocument',
  points: 20,
  duration: DAY,
  shared: true,
});

/** Parsing a 15 MB form takes a processor 0.7 s, accepted or rejected. */
export const FILE_FORM_KB_PER_DAY = defineLimit({
  name: 'applicationForm',
  points: 300 * 1024,
  duration: DAY,
  shared: false,
});

/** Each answer may send a mail. */
export const ANSWER_LIMIT = defineLimit({
  name: 'applicationAnswer',
  points: 200,
  duration: HOUR,
  shared: true,
});

export const SAVED_LIMIT = defineLimit({
  name: 'savedOpening',
  points: 30,
  duration: MINUTE,
  shared: false,
});

export const MAX_SAVED_OPENINGS = 200;
