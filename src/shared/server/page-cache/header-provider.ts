import type { CacheProviderFactory } from 'astro';

/**
 * Turns `Astro.cache.set()` into the two headers a CDN reads. Our own server is that CDN in small:
 * it keeps the answer and takes both headers off before a browser sees them.
 */
const headerProvider: CacheProviderFactory = () => ({
  name: 'page-cache',
  setHeaders({ maxAge = 0, swr = 0, tags = [] }) {
    return new Headers({
      'CDN-Cache-Control': `max-age=${maxAge}, stale-while-revalidate=${swr}`,
      'Cache-Tag': tags.join(','),
    });
  },
  invalidate() {
    throw new Error('Invalidate with invalidateTags(db, tags), inside the transaction that writes');
  },
});

export default headerProvider;
