import netlify from '@astrojs/netlify/cache/provider';
import type { CacheProviderFactory } from 'astro';
import { carriesSession } from '#shared/server/http/session-cookies.ts';
import { EVERY_PAGE, LISTS } from '#shared/server/page-cache/channel.ts';
import { findPage } from './find-page.ts';
import { cacheLife } from './page-row.ts';

/** Lists expire by age, because purges do not cover changes of items that a list does not show. */
const OF_LISTS = { maxAge: 30, swr: 30 };
/** Maximum age of pages, because nightly recounts invalidate only our own server's cache. */
const MAX_AGE_SECONDS = 3_600;
const NEVER: Record<string, string> = { 'Cache-Control': 'private, no-store' };

/**
 * Netlify's provider with our own server's rules: only cacheable pages are stored, varied by
 * declared query names, never for requests with a session cookie.
 */
const netlifyProvider: CacheProviderFactory = (config) => {
  const provider = netlify(config);
  return {
    ...provider,
    setHeaders(options, request) {
      const page = findPage(new URL(request.url).pathname);
      if (
        page === null ||
        cacheLife(page) === null ||
        carriesSession(request.headers.get('cookie'))
      ) {
        return new Headers(NEVER);
      }
      const { tags = [], maxAge = 0, swr = 0 } = options;
      const shortened = {
        maxAge: Math.min(maxAge, MAX_AGE_SECONDS),
        swr: Math.min(swr, MAX_AGE_SECONDS),
      };
      const life = tags.includes(LISTS) ? OF_LISTS : shortened;
      const cacheOptions = { ...options, ...life, tags: [...tags, EVERY_PAGE] };
      const headers = provider.setHeaders?.(cacheOptions, request) ?? new Headers(NEVER);
      const query = page.query?.join('|') ?? 'none-is-read';
      headers.set('Netlify-Vary', `query=${query}`);
      headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
      return headers;
    },
  };
};

export default netlifyProvider;
