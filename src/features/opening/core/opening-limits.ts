import { DAY, HOUR, localLimit, MINUTE, sharedLimit } from '#shared/core/limits.ts';

/** Limit of changes by employers, because each invalidates cached pages. */
export const OPENING_LIMIT = localLimit('opening', 200, HOUR);

/** Positions a company may have open or announced at a time. */
export const MAX_ACTIVE_OPENINGS = 500;

/** Limit of sent applications; rejected forms do not count, so that they can be corrected. */
export const APPLICATION_QUOTA = sharedLimit('application', 20, DAY);

export const APPLICATION_LIMIT = sharedLimit('applicationTries', 60, HOUR);

/** Limit of saving drafts and attachments before an application is sent. */
export const DRAFT_LIMIT = sharedLimit('applicationDraft', 120, HOUR);

/** Files are expensive to store: as many per day as applications. */
export const DOCUMENT_QUOTA = sharedLimit('applicationDocument', 20, DAY);

/** Parsing a 15 MB form takes 0.7 s of CPU time, even if the form is rejected. */
export const FILE_FORM_KB_PER_DAY = localLimit('applicationForm', 300 * 1024, DAY);

/** Limit of answers to applicants, because each may send a mail. */
export const ANSWER_LIMIT = sharedLimit('applicationAnswer', 200, HOUR);

export const SAVED_LIMIT = localLimit('savedOpening', 30, MINUTE);

export const MAX_SAVED_OPENINGS = 200;
