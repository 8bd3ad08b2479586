/** Days the network address of a review is kept for the fight against fakes. */
export const WRITER_ADDRESS_DAYS = 30;

/** Days a mail about a review is kept. */
export const REVIEW_MAIL_DAYS = 1;
