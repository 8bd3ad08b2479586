/** Kinds of daily visit counts of a company. */
export const COUNTED = ['listed', 'visitor', 'page', 'source', 'term'] as const;
export type Counted = (typeof COUNTED)[number];

export const VISITED_PAGES = ['hrsay', 'yousay', 'jobs', 'brandsdna', 'post', 'write'] as const;
export type VisitedPage = (typeof VISITED_PAGES)[number];

export const SOURCES = ['direct', 'search', 'social', 'thisSite', 'otherSite'] as const;
export type Source = (typeof SOURCES)[number];
