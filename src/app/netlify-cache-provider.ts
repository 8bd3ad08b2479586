import netlify from '@astrojs/netlify/cache/provider';
import type { CacheProviderFactory } from 'astro';
import { carriesSession } from '#shared/server/http/session-cookies.ts';
import { EVERY_PAGE, LISTS } from '#shared/server/page-cache/channel.ts';
import { findPage } from './find-page.ts';
import { cacheLife } from './page-row.ts';

/** No purge tells of what changed in a list it does not show: it goes by its age. */
const OF_LISTS = { maxAge: 30, swr: 30 };
/** Seconds: what the night counts anew is told to our own server alone. */
const MAX_AGE_SECONDS = 3_600;
const NEVER: Record<string, string> = { 'Cache-Control': 'private, no-store' };

/**
 * Netlify's provider under the rules of our own server: a page is kept only where its row says so, per
 * declared query name, and never as it was made for who sends a session cookie.
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
