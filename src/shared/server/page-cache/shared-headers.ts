import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A string and its place in a list. */
const BYTES_PER_STRING = 64;

/** Lists of headers of kept pages, which differ by kind alone. */
const lists = new LRUCache<string, readonly string[]>({ max: 500 });
const repeated = new WeakSet<readonly string[]>();

/** One list for all pages that have the same headers. */
export function sharedHeaders(headers: readonly string[]): readonly string[] {
  const name = hash('sha256', headers.join('\n'));
  const shared = lists.get(name);
  if (shared !== undefined) {
    repeated.add(shared);
    return shared;
  }
  lists.set(name, headers);
  return headers;
}

/** What a list takes of its page: nothing when another page had it first. */
export function bytesOfHeaders(headers: readonly string[]): number {
  if (repeated.has(headers)) return 0;
  return headers.reduce((sum, { length }) => sum + length + BYTES_PER_STRING, 0);
}
