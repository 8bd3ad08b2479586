import { log } from '#shared/server/log.ts';
import { EVERY_PAGE, marksStale } from './channel.ts';
import type { InvalidationTarget } from './invalidation-listener.ts';

type Purge = (tags: readonly string[]) => Promise<Response>;

const BATCH_DELAY_MS = 5;
/** Tags per purge, since caches limit the length of the header that lists them. */
const MAX_TAGS_PER_PURGE = 200;
/** Delay of a second purge, for pages rendered before a change that arrive after the first. */
const SECOND_PURGE_MS = 2_000;
const FIRST_RETRY_MS = 500;
const MAX_ATTEMPTS = 8;

/** Purges changed tags from a cache in front, in batches; stale ones expire there by age. */
export function tagPurge(purge: Purge): InvalidationTarget {
  const waiting = new Set<string>();
  let _timer: NodeJS.Timeout | undefined;

  async function send(tags: readonly string[], attempt: number): Promise<void> {
    try {
      const response = await purge(tags);
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the cache responded with ${response.status}`);
    } catch (error) {
      log.warn({ err: error, tags, attempt }, 'pages in front could not be purged');
      if (attempt === MAX_ATTEMPTS) return;
      setTimeout(() => void send(tags, attempt + 1), FIRST_RETRY_MS * 2 ** (attempt - 1)).unref();
    }
  }

  function sendWaiting(): void {
    _timer = undefined;
    const all = [...waiting];
    waiting.clear();
    for (let from = 0; from < all.length; from += MAX_TAGS_PER_PURGE) {
      const tags = all.slice(from, from + MAX_TAGS_PER_PURGE);
      void send(tags, 1);
      setTimeout(() => void send(tags, MAX_ATTEMPTS), SECOND_PURGE_MS).unref();
    }
  }

  function drop(tag: string): void {
    if (marksStale(tag)) return;
    waiting.add(tag);
    _timer ??= setTimeout(sendWaiting, BATCH_DELAY_MS);
  }

  return {
    drop,
    /** On reconnection everything is purged, since invalidations may have been missed. */
    set listening(isListening: boolean) {
      if (isListening) drop(EVERY_PAGE);
    },
  };
}

export interface NetlifySite {
  readonly siteId: string;
  readonly token: string;
  readonly api?: string;
}

/** On Netlify the API host purges the pages. */
export function netlifyPurge({
  siteId,
  token,
  api = 'https://api.netlify.com',
}: NetlifySite): Purge {
  return (tags) =>
    fetch(`${api}/api/v1/purge`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ site_id: siteId, cache_tags: tags }),
      signal: AbortSignal.timeout(5_000),
    });
}

export function surrogatePurge(url: string, token: string): Purge {
  return (tags) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Fastly-Key': token, 'Surrogate-Key': tags.join(' ') },
      signal: AbortSignal.timeout(5_000),
    });
}
