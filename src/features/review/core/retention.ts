/** Days a mail about a review is kept. */
export const REVIEW_MAIL_KEEP_DAYS = 1;

/** Days after the decision at which the words of a report or an appeal go. */
export const CASE_TEXT_KEEP_DAYS = 90;

/** Months after which nothing is counted from a report or an appeal, and the rest of it goes. */
export const CASE_KEEP_MONTHS = 24;

/** Within these days a network address reports a review once. */
export const VISITOR_HASH_KEEP_DAYS = 30;
