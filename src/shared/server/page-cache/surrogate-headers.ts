import { EVERY_PAGE, LISTS } from './channel.ts';

/** Seconds that a cache in front may keep a page, should no purge reach it, and show it while it asks for another. */
const LONGEST = 600;
const LONGEST_LIST = 30;
const STALE = 10;

/**
 * What a cache in front is told of a page that is fresh for so many seconds. Nothing, and it keeps nothing,
 * where the page is not kept here: only of kept pages every change is told.
 */
export function surrogateHeaders(tags: readonly string[], freshFor: number): readonly string[] {
  const maxAge = Math.floor(Math.min(freshFor, tags.includes(LISTS) ? LONGEST_LIST : LONGEST));
  if (maxAge < 1) return [];
  const control = `max-age=${maxAge}, stale-while-revalidate=${STALE}`;
  return ['Surrogate-Control', control, 'Surrogate-Key', [EVERY_PAGE, ...tags].join(' ')];
}
