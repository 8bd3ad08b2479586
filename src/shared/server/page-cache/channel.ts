export const PAGE_CACHE_CHANNEL = 'page_cache';

/**
 * The tag of what lists companies or openings of many. Told to drop it, a cache lets such a page go within
 * a minute; at once it goes by the tags of the companies it shows.
 */
export const LISTS = 'lists';

/** The tag of every page in a cache in front of the site. */
export const EVERY_PAGE = 'site';
