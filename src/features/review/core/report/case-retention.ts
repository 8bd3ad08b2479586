/**
 * Of a report or an appeal: its words go so many days after the decision, the rest after so many months,
 * when nothing is counted from it any more.
 */
export const CASE_WORDS_DAYS = 90;
export const CASE_KEPT_MONTHS = 24;
