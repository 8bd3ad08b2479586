import type { CacheProviderFactory } from 'astro';

/** Writes `Astro.cache.set()` as CDN headers: our own server is that CDN and removes them. */
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
