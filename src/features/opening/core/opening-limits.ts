import { DAY, defineLimit, HOUR, MINUTE } from '#shared/core/limits.ts';

/** Each act of an employer empties pages of the cache. */
export const OPENING_LIMIT = defineLimit({
  name: 'opening',
  points: 200,
  duration: HOUR,
  shared: false,
});

/** How many positions a company may have open or announced at once. */
export const MAX_ACTIVE_OPENINGS = 500;

/** Twenty applications per person and day; what was refused may be mended without loss. */
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

/** What a person types and attaches before an application is sent. */
export const DRAFT_LIMIT = defineLimit({
  name: 'applicationDraft',
  points: 120,
  duration: HOUR,
  shared: true,
});

/** Files are dear to keep: as many a day as applications. */
export const DOCUMENT_QUOTA = defineLimit({
  name: 'applicationDocument',
  points: 20,
  duration: DAY,
  shared: true,
});

/** Kilobytes of a person's forms with files: taking 15 MB apart holds a processor for 0.7 s, refused or not. */
export const FILE_FORM_KB_PER_DAY = defineLimit({
  name: 'applicationForm',
  points: 300 * 1024,
  duration: DAY,
  shared: false,
});

/** Each answer may be a mail; as many as are read in an hour. */
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

/** How many positions a person may have saved. */
export const MAX_SAVED_OPENINGS = 200;
