import { EVERY_PAGE, LISTS } from './channel.ts';

/** Lifetimes in a cache in front, short in case a purge does not reach it. */
const MAX_AGE_SECONDS = 600;
const MAX_LIST_AGE_SECONDS = 30;
const STALE_SECONDS = 10;

/** Returns headers for a cache in front; call it for cached pages only, which are purged. */
export function surrogateHeaders(tags: readonly string[], freshSeconds: number): readonly string[] {
  const maxAge = Math.floor(
    Math.min(freshSeconds, tags.includes(LISTS) ? MAX_LIST_AGE_SECONDS : MAX_AGE_SECONDS),
  );
  if (maxAge < 1) return [];
  const control = `max-age=${maxAge}, stale-while-revalidate=${STALE_SECONDS}`;
  return ['Surrogate-Control', control, 'Surrogate-Key', [EVERY_PAGE, ...tags].join(' ')];
}
