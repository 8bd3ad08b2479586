import { log } from '#shared/server/log.ts';
import type { InvalidationTarget } from './invalidation-listener.ts';

export interface NetlifySite {
  readonly siteId: string;
  readonly token: string;
  /** The address of the API; another one in tests. */
  readonly api?: string;
}

const BATCH_DELAY_MS = 200;
const ATTEMPTS = 3;

/**
 * Where Netlify serves the pages, the API host tells it what changed. Tags that come together leave
 * together; what could not be purged ends with its own maxAge.
 */
export function netlifyPurge({
  siteId,
  token,
  api = 'https://api.netlify.com',
}: NetlifySite): InvalidationTarget {
  const waiting = new Set<string>();
  let _timer: NodeJS.Timeout | undefined;

  async function purge(tags: readonly string[], attempt: number): Promise<void> {
    try {
      const answer = await fetch(`${api}/api/v1/purge`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ site_id: siteId, cache_tags: tags }),
        signal: AbortSignal.timeout(5_000),
      });
      if (!answer.ok) throw new Error(`Netlify answered ${answer.status}`);
    } catch (error) {
      log.warn({ err: error, tags, attempt }, 'pages on Netlify could not be purged');
      if (attempt < ATTEMPTS) setTimeout(() => void purge(tags, attempt + 1), 1_000 * attempt);
    }
  }

  return {
    drop(tag) {
      waiting.add(tag);
      _timer ??= setTimeout(() => {
        _timer = undefined;
        const tags = [...waiting];
        waiting.clear();
        void purge(tags, 1);
      }, BATCH_DELAY_MS);
    },
  };
}
