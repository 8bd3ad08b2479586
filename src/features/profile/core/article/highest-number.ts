/** That a list may begin with. */
export const MAX_LIST_START = 9999;
