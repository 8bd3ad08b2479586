import type { HeaderPairs } from '#shared/server/http/security-headers.ts';
import { AnswerForms } from './answer-forms.ts';
import { answerFromResponse, type RenderedPage } from './answer-from-response.ts';
import { AnswerStore, type KeptAnswer } from './answer-store.ts';
import { isAgeing, NIGHT } from './channel.ts';
import type { FinishedAnswer } from './finished-answer.ts';
import { invalidationLog } from './invalidation-log.ts';

/** Renders the page of a key. The address is that of who asked first; none when nobody waits. */
export type RenderKey = (key: string, clientAddress: string | null) => Promise<Response>;

export interface PageCacheOptions {
  readonly render: RenderKey;
  /** Headers of every answer of this site. */
  readonly always: HeaderPairs;
  readonly maxBytes: number;
  /** Pages of a kind have most of their bytes in common; without it all are of one. */
  readonly kindOf?: (key: string) => string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  readonly onRevalidationError: (error: unknown, key: string) => void;
}

interface Flight {
  readonly began: number;
  readonly page: Promise<RenderedPage>;
  /** Something it shows changed while it was under way. */
  outdated: boolean;
}

export interface Hit {
  readonly answer: FinishedAnswer;
  readonly stale: boolean;
}

/** What forms in which readers asked for pages last have at least of what is kept, and all that pages leave. */
const FORMS_SHARE = 0.25;
const RETRY_AFTER_FAILED_REVALIDATION = 5_000;
/** How many pages are made at once for which nobody waits: a night makes all old, and readers need their turns. */
const RENEWED_AT_ONCE = 2;
/** How old a list may be after a change elsewhere, and how long one just made is not made anew for it. */
const OLDEST_LIST = 60_000;
const LISTS_MADE_APART = 30_000;

/** Its readers wait for nothing meanwhile: it is shown while a newer one is made. */
function age(list: KeptAnswer, tag: string, changed: number): void {
  if (tag === NIGHT) {
    list.freshUntil = Math.min(list.freshUntil, changed);
    return;
  }
  list.freshUntil = Math.min(list.freshUntil, Math.max(changed, list.madeAt + LISTS_MADE_APART));
  list.staleUntil = Math.min(list.staleUntil, changed + OLDEST_LIST);
}

export class PageCache {
  readonly counts = { hits: 0, stale: 0, misses: 0, joined: 0, renders: 0, dropped: 0 };
  readonly #options: PageCacheOptions;
  readonly #store: AnswerStore;
  readonly #forms: AnswerForms;
  readonly #log = invalidationLog();
  readonly #flights = new Map<string, Flight>();
  #underWay = 0;
  #renewing = 0;
  /** When a tag by which pages grow old was told while some page was being made. */
  readonly #aged = new Map<string, number>();
  #listening = false;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const { maxBytes } = options;
    this.#store = new AnswerStore(Math.floor(maxBytes * (1 - FORMS_SHARE)));
    this.#forms = new AnswerForms(maxBytes, () => maxBytes - this.#store.size.bytes);
  }

  /**
   * Deaf to invalidations, nothing kept can be trusted: neither filled nor served until it hears again,
   * unless nothing better can be made.
   */
  set listening(value: boolean) {
    this.#listening = value;
    this.#log.dropAll();
    if (value) this.#store.clear();
  }

  get listening(): boolean {
    return this.#listening;
  }

  get size(): { readonly answers: number; readonly bytes: number } {
    return this.#store.size;
  }

  get(key: string): Hit | undefined {
    if (!this.#listening) return undefined;
    const kept = this.#store.get(key);
    if (kept === undefined) return undefined;
    const now = this.#options.now();
    if (now < kept.freshUntil) {
      this.counts.hits += 1;
      return { answer: kept.answer, stale: false };
    }
    if (now >= kept.staleUntil) {
      this.#store.delete(key);
      return undefined;
    }
    this.counts.stale += 1;
    if (this.#renewing < RENEWED_AT_ONCE && !this.#flights.has(key))
      void this.#revalidate(key, kept);
    return { answer: kept.answer, stale: true };
  }

  /** Whoever asks now waits for no page but this. */
  isMaking(key: string): boolean {
    return this.#flights.has(key);
  }

  /** Seconds that this answer is the kept one and nothing it shows is known to have changed. */
  freshFor(key: string, answer: FinishedAnswer): number {
    const kept = this.#listening ? this.#store.get(key) : undefined;
    return kept?.answer === answer ? (kept.freshUntil - this.#options.now()) / 1_000 : 0;
  }

  /** A page made now; deaf and unable to make it, the last good one, for its time. */
  async load(key: string, clientAddress: string | null): Promise<FinishedAnswer> {
    try {
      const answer = await this.#load(key, clientAddress);
      return answer.status < 500 ? answer : (this.#lastGood(key) ?? answer);
    } catch (error) {
      const last = this.#lastGood(key);
      if (last === undefined) throw error;
      return last;
    }
  }

  #lastGood(key: string): FinishedAnswer | undefined {
    const kept = this.#listening ? undefined : this.#store.get(key);
    return kept && this.#options.now() < kept.staleUntil ? kept.answer : undefined;
  }

  /** One render for all who ask at the same time, unless what it saw changed before they asked. */
  async #load(key: string, clientAddress: string | null): Promise<FinishedAnswer> {
    this.counts.misses += 1;
    const asked = this.#log.moment();
    while (true) {
      const flight = this.#flights.get(key);
      if (flight === undefined) return (await this.#render(key, clientAddress)).answer;
      const page = await flight.page;
      if (page.personal) return (await this.#render(key, clientAddress)).answer;
      if (asked === flight.began || !flight.outdated) {
        this.counts.joined += 1;
        return page.answer;
      }
    }
  }

  /** The page that gains most from being packed again: of those worth it the one asked for last. */
  toRepack(): FinishedAnswer | undefined {
    for (const { answer } of this.#store.all()) if (answer.isWorthRepacking) return answer;
    return undefined;
  }

  drop(tag: string): void {
    if (isAgeing(tag)) {
      const now = this.#options.now();
      if (this.#underWay > 0) this.#aged.set(tag, now);
      for (const kept of this.#store.tagged(tag)) age(kept, tag, now);
      return;
    }
    this.#log.drop(tag);
    this.counts.dropped += this.#store.drop(tag);
    if (this.#underWay === 0) this.#log.forget();
  }

  dropAll(): void {
    this.#log.dropAll();
    this.#store.clear();
  }

  async #render(key: string, clientAddress: string | null): Promise<RenderedPage> {
    const began = this.#log.moment();
    const madeAt = this.#options.now();
    this.counts.renders += 1;
    this.#underWay += 1;
    const flight: Flight = { began, page: this.#page(key, clientAddress), outdated: false };
    this.#flights.set(key, flight);
    try {
      const page = await flight.page;
      flight.outdated = this.#log.droppedSince(began, page.keeping?.tags ?? []);
      if (!flight.outdated) this.#keep(key, page, madeAt);
      return page;
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
      this.#underWay -= 1;
      if (this.#underWay === 0) {
        this.#log.forget();
        this.#aged.clear();
      }
    }
  }

  async #page(key: string, clientAddress: string | null): Promise<RenderedPage> {
    const { render, always, kindOf } = this.#options;
    const isAwaited = clientAddress !== null;
    const packing = { forms: this.#forms, kind: kindOf?.(key) ?? '', isAwaited };
    return answerFromResponse(await render(key, clientAddress), always, packing);
  }

  #keep(key: string, { answer, keeping }: RenderedPage, madeAt: number): void {
    if (keeping === null || !this.#listening) return;
    const freshUntil = this.#options.now() + keeping.maxAge * 1_000;
    const staleUntil = freshUntil + keeping.swr * 1_000;
    const { tags } = keeping;
    const kept: KeptAnswer = { answer, tags, madeAt, freshUntil, staleUntil };
    for (const tag of tags) {
      const changed = this.#aged.get(tag);
      if (changed !== undefined && madeAt <= changed) age(kept, tag, changed);
    }
    this.#store.put(key, kept);
    this.#forms.trim();
  }

  async #revalidate(key: string, kept: KeptAnswer): Promise<void> {
    this.#renewing += 1;
    try {
      const { answer, keeping } = await this.#render(key, null);
      if (keeping !== null) return;
      // The page exists no longer in that form; an outage is no reason to lose the last good answer.
      if (answer.status < 500) return this.#store.delete(key);
    } catch (error) {
      this.#options.onRevalidationError(error, key);
    } finally {
      this.#renewing -= 1;
    }
    if (this.#store.get(key) !== kept) return;
    const freshUntil = this.#options.now() + RETRY_AFTER_FAILED_REVALIDATION;
    this.#store.put(key, { ...kept, freshUntil });
  }
}
