import { LRUCache } from 'lru-cache';
import type { BufferedResponse } from './finished-answer.ts';

export interface CachedResponse {
  readonly response: BufferedResponse;
  readonly tags: readonly string[];
  readonly renderedAt: number;
  freshUntil: number;
  staleUntil: number;
}

/** Estimated overhead of objects, maps and the LRU list. */
const BYTES_PER_RESPONSE = 1_536;
const BYTES_PER_TAG = 256;

function weight({ response, tags }: CachedResponse, key: string): number {
  const perTag = tags.reduce((sum, { length }) => sum + length + BYTES_PER_TAG, 0);
  return BYTES_PER_RESPONSE + 2 * key.length + perTag + response.bytes;
}

/** Responses by key and by tag, up to a number of bytes, least recently used out first. */
export class ResponseStore {
  readonly #responses: LRUCache<string, CachedResponse>;
  readonly #keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#responses = new LRUCache<string, CachedResponse>({
      maxSize: maxBytes,
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
      sizeCalculation: weight,
      dispose: (cached, key) => this.#untag(key, cached.tags),
    });
  }

  get(key: string): CachedResponse | undefined {
    return this.#responses.get(key);
  }

  put(key: string, cached: CachedResponse): void {
    this.#responses.set(key, cached);
    if (!this.#responses.has(key)) return;
    for (const tag of cached.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  drop(tag: string): number {
    const keys = [...(this.#keysByTag.get(tag) ?? [])];
    for (const key of keys) this.#responses.delete(key);
    return keys.length;
  }

  *tagged(tag: string): Generator<CachedResponse> {
    for (const key of this.#keysByTag.get(tag) ?? []) {
      const cached = this.#responses.peek(key);
      if (cached) yield cached;
    }
  }

  delete(key: string): void {
    this.#responses.delete(key);
  }

  clear(): void {
    this.#responses.clear();
    this.#keysByTag.clear();
  }

  /** Most recently used first. */
  *all(): Generator<CachedResponse> {
    yield* this.#responses.values();
  }

  get size(): { readonly responses: number; readonly bytes: number } {
    return { responses: this.#responses.size, bytes: this.#responses.calculatedSize };
  }

  #untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
