import { setTimeout as wait } from 'node:timers/promises';
import { isMachineIdle } from '#shared/server/idle-machine.ts';
import type { PageCache } from './page-cache.ts';

interface RepackOptions {
  readonly isIdle?: (signal: AbortSignal) => Promise<boolean>;
  readonly pauseMs?: number;
  readonly onError: (error: unknown) => void;
}

const PAUSE_MS = 5_000;

/** Packs requested pages as tightly as possible, one at a time and only on an idle machine. */
export function repackWhenIdle(cache: Pick<PageCache, 'toRepack'>, options: RepackOptions) {
  const { isIdle = isMachineIdle, pauseMs = PAUSE_MS, onError } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const isNeeded = cache.toRepack() !== undefined;
      // Looked up again, because the page may have been replaced while the idle time was sampled.
      if (isNeeded && (await isIdle(signal))) await cache.toRepack()?.repack();
      else await wait(pauseMs, undefined, { signal, ref: false });
    }
  }

  const running = run().catch((error: unknown) => {
    if (!signal.aborted) onError(error);
  });
  return {
    async stop(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
