export const MAX_LIST_START = 9999;
