import { DAY, HOUR, localLimit, MINUTE, sharedLimit } from '#shared/core/limits.ts';

/** Each change by an employer invalidates cached pages. */
export const OPENING_LIMIT = localLimit('opening', 200, HOUR);

/** Positions a company may have open or announced at a time. */
export const MAX_ACTIVE_OPENINGS = 500;

/** Rejected attempts do not count, so that a form can be corrected. */
export const APPLICATION_QUOTA = sharedLimit('application', 20, DAY);

export const APPLICATION_LIMIT = sharedLimit('applicationTries', 60, HOUR);

/** Drafts and attachments of an application before it is sent. */
export const DRAFT_LIMIT = sharedLimit('applicationDraft', 120, HOUR);

/** Files are expensive to store: as many per day as applications. */
export const DOCUMENT_QUOTA = sharedLimit('applicationDocument', 20, DAY);

/** Parsing a 15 MB form takes a processor 0.7 s, accepted or rejected. */
export const FILE_FORM_KB_PER_DAY = localLimit('applicationForm', 300 * 1024, DAY);

/** Each answer may send a mail. */
export const ANSWER_LIMIT = sharedLimit('applicationAnswer', 200, HOUR);

export const SAVED_LIMIT = localLimit('savedOpening', 30, MINUTE);

export const MAX_SAVED_OPENINGS = 200;
