import { LRUCache } from 'lru-cache';
import type { FinishedAnswer } from './finished-answer.ts';

export interface KeptAnswer {
  readonly answer: FinishedAnswer;
  readonly tags: readonly string[];
  readonly madeAt: number;
  freshUntil: number;
  staleUntil: number;
}

/** Objects, maps and the list of the store, for each answer and for each of its tags. */
const PER_ANSWER = 1_536;
const PER_TAG = 256;

function weight({ answer, tags }: KeptAnswer, key: string): number {
  const perTag = tags.reduce((sum, { length }) => sum + length + PER_TAG, 0);
  return PER_ANSWER + 2 * key.length + perTag + answer.bytes;
}

/** Finished answers up to a number of bytes, least recently used out first, found by key and by tag. */
export class AnswerStore {
  readonly #answers: LRUCache<string, KeptAnswer>;
  readonly #keysByTag = new Map<string, Set<string>>();

  constructor(maxBytes: number) {
    this.#answers = new LRUCache<string, KeptAnswer>({
      maxSize: maxBytes,
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
      sizeCalculation: weight,
      dispose: (kept, key) => this.#untag(key, kept.tags),
    });
  }

  get(key: string): KeptAnswer | undefined {
    return this.#answers.get(key);
  }

  put(key: string, kept: KeptAnswer): void {
    this.#answers.set(key, kept);
    if (!this.#answers.has(key)) return;
    for (const tag of kept.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  drop(tag: string): number {
    const keys = [...(this.#keysByTag.get(tag) ?? [])];
    for (const key of keys) this.#answers.delete(key);
    return keys.length;
  }

  *tagged(tag: string): Generator<KeptAnswer> {
    for (const key of this.#keysByTag.get(tag) ?? []) {
      const kept = this.#answers.peek(key);
      if (kept) yield kept;
    }
  }

  delete(key: string): void {
    this.#answers.delete(key);
  }

  clear(): void {
    this.#answers.clear();
    this.#keysByTag.clear();
  }

  /** Those asked for last come first. */
  *all(): Generator<KeptAnswer> {
    yield* this.#answers.values();
  }

  get size(): { readonly answers: number; readonly bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  #untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
