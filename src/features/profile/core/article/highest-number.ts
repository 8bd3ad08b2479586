/** That a list may begin with. */
export const HIGHEST_NUMBER = 9999;
