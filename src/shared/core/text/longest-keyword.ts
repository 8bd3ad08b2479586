/** The longest keyword of a search, as long as the longest name of a company. */
export const LONGEST_KEYWORD = 200;
