export const PAGE_CACHE_CHANNEL = 'page_cache';
