import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import { EncodingCache } from './answer-forms.ts';
import { bufferResponse, type RenderedPage } from './answer-from-response.ts';
import { type CachedResponse, ResponseStore } from './answer-store.ts';
import { marksStale, NIGHTLY } from './channel.ts';
import type { BufferedResponse } from './finished-answer.ts';
import { InvalidationLog } from './invalidation-log.ts';

/** Renders the page of a key; `clientAddress` is null for a render in the background. */
export type RenderKey = (key: string, clientAddress: string | null) => Promise<Response>;

export interface PageCacheOptions {
  readonly render: RenderKey;
  readonly always: HeaderPairs;
  readonly maxBytes: number;
  /** Pages of a kind share most of their bytes; by default all are one kind. */
  readonly kindOf?: (key: string) => string;
  /** Monotonic, so that changes of the system time do not affect lifetimes. */
  readonly now: () => number;
  readonly onRevalidationError: (error: unknown, key: string) => void;
}

interface Flight {
  readonly startVersion: number;
  readonly page: Promise<RenderedPage>;
  outdated: boolean;
}

export interface Hit {
  readonly response: BufferedResponse;
  readonly stale: boolean;
}

/** Minimum share of the memory for encoded bodies; they also use what pages leave free. */
const ENCODINGS_SHARE = 0.25;
const REVALIDATION_RETRY_MS = 5_000;
/** Background renders are few: the nightly job makes all pages stale, and readers need slots. */
const MAX_CONCURRENT_REVALIDATIONS = 2;
/** A list may be served this long after a change, but renders at most each MIN_LIST_TTL_MS. */
const MAX_STALE_LIST_MS = 60_000;
const MIN_LIST_TTL_MS = 30_000;

function markStale(cached: CachedResponse, tag: string, changedAt: number): void {
  if (tag === NIGHTLY) {
    cached.freshUntil = Math.min(cached.freshUntil, changedAt);
    return;
  }
  cached.freshUntil = Math.min(
    cached.freshUntil,
    Math.max(changedAt, cached.renderedAt + MIN_LIST_TTL_MS),
  );
  cached.staleUntil = Math.min(cached.staleUntil, changedAt + MAX_STALE_LIST_MS);
}

export class PageCache {
  readonly counts = { hits: 0, stale: 0, misses: 0, joined: 0, renders: 0, evicted: 0 };
  readonly #options: PageCacheOptions;
  readonly #store: ResponseStore;
  readonly #encodings: EncodingCache;
  readonly #log = new InvalidationLog();
  readonly #flights = new Map<string, Flight>();
  #activeRenders = 0;
  #activeRevalidations = 0;
  readonly #staleSinceByTag = new Map<string, number>();
  #listening = false;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maxBytes } = options;
    this.#store = new ResponseStore(Math.floor(maxBytes * (1 - ENCODINGS_SHARE)));
    this.#encodings = new EncodingCache(maxBytes, () => maxBytes - this.#store.size.bytes);
  }

  /** False while invalidations do not arrive: cached pages then only replace failed renders. */
  set listening(value: boolean) {
    this.#listening = value;
    this.#log.dropAll();
    if (value) this.#store.clear();
  }

  get listening(): boolean {
    return this.#listening;
  }

  get size(): { readonly responses: number; readonly bytes: number } {
    return this.#store.size;
  }

  get(key: string): Hit | undefined {
    if (!this.#listening) return undefined;
    const cached = this.#store.get(key);
    if (cached === undefined) return undefined;
    const now = this.#options.now();
    if (now < cached.freshUntil) {
      this.counts.hits += 1;
      return { response: cached.response, stale: false };
    }
    if (now >= cached.staleUntil) {
      this.#store.delete(key);
      return undefined;
    }
    this.counts.stale += 1;
    if (this.#activeRevalidations < MAX_CONCURRENT_REVALIDATIONS && !this.#flights.has(key))
      void this.#revalidate(key, cached);
    return { response: cached.response, stale: true };
  }

  /** Returns whether the page is being rendered, so that a request would share the result. */
  isRendering(key: string): boolean {
    return this.#flights.has(key);
  }

  /** Returns how long the response stays fresh; 0 if it is not the cached one. */
  freshSeconds(key: string, response: BufferedResponse): number {
    const cached = this.#listening ? this.#store.get(key) : undefined;
    return cached?.response === response ? (cached.freshUntil - this.#options.now()) / 1_000 : 0;
  }

  /** Renders the page; if that fails during an outage, returns the cached one until it expires. */
  async load(key: string, clientAddress: string | null): Promise<BufferedResponse> {
    try {
      const response = await this.#load(key, clientAddress);
      return response.status < 500 ? response : (this.#lastGood(key) ?? response);
    } catch (error) {
      const last = this.#lastGood(key);
      if (last === undefined) throw error;
      return last;
    }
  }

  #lastGood(key: string): BufferedResponse | undefined {
    const cached = this.#listening ? undefined : this.#store.get(key);
    return cached && this.#options.now() < cached.staleUntil ? cached.response : undefined;
  }

  /** Concurrent requests share one render, unless its content changed before they arrived. */
  async #load(key: string, clientAddress: string | null): Promise<BufferedResponse> {
    this.counts.misses += 1;
    const requestVersion = this.#log.version;
    while (true) {
      const flight = this.#flights.get(key);
      if (flight === undefined) return (await this.#render(key, clientAddress)).response;
      const page = await flight.page;
      if (page.personal) return (await this.#render(key, clientAddress)).response;
      if (requestVersion === flight.startVersion || !flight.outdated) {
        this.counts.joined += 1;
        return page.response;
      }
    }
  }

  toRepack(): BufferedResponse | undefined {
    for (const { response } of this.#store.all()) if (response.isWorthRepacking) return response;
    return undefined;
  }

  drop(tag: string): void {
    if (marksStale(tag)) {
      const now = this.#options.now();
      if (this.#activeRenders > 0) this.#staleSinceByTag.set(tag, now);
      for (const cached of this.#store.tagged(tag)) markStale(cached, tag, now);
      return;
    }
    this.#log.drop(tag);
    this.counts.evicted += this.#store.drop(tag);
    if (this.#activeRenders === 0) this.#log.clear();
  }

  dropAll(): void {
    this.#log.dropAll();
    this.#store.clear();
  }

  async #render(key: string, clientAddress: string | null): Promise<RenderedPage> {
    const startVersion = this.#log.version;
    const renderedAt = this.#options.now();
    this.counts.renders += 1;
    this.#activeRenders += 1;
    const flight: Flight = { startVersion, page: this.#page(key, clientAddress), outdated: false };
    this.#flights.set(key, flight);
    try {
      const page = await flight.page;
      flight.outdated = this.#log.droppedSince(startVersion, page.cacheTerms?.tags ?? []);
      if (!flight.outdated) this.#cachePage(key, page, renderedAt);
      return page;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      this.#activeRenders -= 1;
      if (this.#activeRenders === 0) {
        this.#log.clear();
        this.#staleSinceByTag.clear();
      }
    }
  }

  async #page(key: string, clientAddress: string | null): Promise<RenderedPage> {
    const { render, always, kindOf } = this.#options;
    const isAwaited = clientAddress !== null;
    const packing = { encodings: this.#encodings, kind: kindOf?.(key) ?? '', isAwaited };
    return bufferResponse(await render(key, clientAddress), always, packing);
  }

  #cachePage(key: string, { response, cacheTerms }: RenderedPage, renderedAt: number): void {
    if (cacheTerms === null || !this.#listening) return;
    const freshUntil = this.#options.now() + cacheTerms.maxAge * 1_000;
    const staleUntil = freshUntil + cacheTerms.swr * 1_000;
    const { tags } = cacheTerms;
    const cached: CachedResponse = { response, tags, renderedAt, freshUntil, staleUntil };
    for (const tag of tags) {
      const changedAt = this.#staleSinceByTag.get(tag);
      if (changedAt !== undefined && renderedAt <= changedAt) markStale(cached, tag, changedAt);
    }
    this.#store.put(key, cached);
    this.#encodings.trim();
  }

  async #revalidate(key: string, cached: CachedResponse): Promise<void> {
    this.#activeRevalidations += 1;
    try {
      const { response, cacheTerms } = await this.#render(key, null);
      if (cacheTerms !== null) return;
      // Not cacheable any more, unless it is a 5xx, during which the cached response stays.
      if (response.status < 500) return this.#store.delete(key);
    } catch (error) {
      this.#options.onRevalidationError(error, key);
    } finally {
      this.#activeRevalidations -= 1;
    }
    if (this.#store.get(key) !== cached) return;
    const freshUntil = this.#options.now() + REVALIDATION_RETRY_MS;
    this.#store.put(key, { ...cached, freshUntil });
  }
}
