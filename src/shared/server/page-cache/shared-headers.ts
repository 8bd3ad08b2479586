import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const BYTES_PER_STRING = 64;

/** Header lists of cached pages, which differ by kind only. */
const lists = new LRUCache<string, readonly string[]>({ max: 500 });
const repeated = new WeakSet<readonly string[]>();

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

/** Memory a list adds to its page: nothing when another page had it first. */
export function bytesOfHeaders(headers: readonly string[]): number {
  if (repeated.has(headers)) return 0;
  return headers.reduce((sum, { length }) => sum + length + BYTES_PER_STRING, 0);
}
