/** What is counted of a company: people seen in a day, where they came from, what they saw. */
export const COUNTED = ['listed', 'visitor', 'page', 'source', 'term'] as const;
export type Counted = (typeof COUNTED)[number];

export const VISITED_PAGES = ['hrsay', 'yousay', 'jobs', 'brandsdna', 'post', 'write'] as const;
export type VisitedPage = (typeof VISITED_PAGES)[number];

export const SOURCES = ['direct', 'search', 'social', 'thisSite', 'otherSite'] as const;
export type Source = (typeof SOURCES)[number];
