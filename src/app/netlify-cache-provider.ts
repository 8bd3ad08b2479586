import netlify from '@astrojs/netlify/cache/provider';
import type { CacheProviderFactory } from 'astro';
import { carriesSession } from '#shared/server/http/session-cookies.ts';
import { findPage } from './find-page.ts';
import { cacheLife } from './page-row.ts';

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
      const headers = provider.setHeaders?.(options, request) ?? new Headers(NEVER);
      const query = page.query?.join('|') ?? 'none-is-read';
      headers.set('Netlify-Vary', `query=${query}`);
      headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
      return headers;
    },
  };
};

export default netlifyProvider;
