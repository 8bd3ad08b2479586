export const REVIEW_MAIL_KEEP_DAYS = 1;

/** Days after the decision until the text of a report or an appeal is erased. */
export const CASE_TEXT_KEEP_DAYS = 90;

/** Months after the decision until the rest of a report or an appeal is deleted. */
export const CASE_KEEP_MONTHS = 24;

/** Days until a reporter's address hash is erased; until then an address reports a review once. */
export const VISITOR_HASH_KEEP_DAYS = 30;
