import { EVERY_PAGE, LISTS } from './channel.ts';

/** Seconds that a cache in front may keep a page, should no purge reach it, and show it while it asks for another. */
const MAX_AGE_SECONDS = 600;
const MAX_LIST_AGE_SECONDS = 30;
const STALE_SECONDS = 10;

/**
 * What a cache in front is told of a page that is fresh for so many seconds. Nothing, and it keeps nothing,
 * where the page is not kept here: only of kept pages every change is told.
 */
export function surrogateHeaders(tags: readonly string[], freshSeconds: number): readonly string[] {
  const maxAge = Math.floor(
    Math.min(freshSeconds, tags.includes(LISTS) ? MAX_LIST_AGE_SECONDS : MAX_AGE_SECONDS),
  );
  if (maxAge < 1) return [];
  const control = `max-age=${maxAge}, stale-while-revalidate=${STALE_SECONDS}`;
  return ['Surrogate-Control', control, 'Surrogate-Key', [EVERY_PAGE, ...tags].join(' ')];
}
