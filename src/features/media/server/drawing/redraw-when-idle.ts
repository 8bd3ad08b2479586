import { setTimeout as wait } from 'node:timers/promises';
import { db } from '#shared/server/db/pool.ts';
import { isMachineIdle } from '#shared/server/idle-machine.ts';
import { log } from '#shared/server/log.ts';
import { MEDIA_FORMATS, variantWidths } from '../../core/media-keys.ts';
import { findMedia, firstSeenArtwork } from '../media-queries.ts';
import { drawFinalVariant, isPublicPicture } from './draw-variants.ts';
import { nextToRedraw } from './pictures-to-redraw.ts';

export interface IdleDrawing {
  stop(): Promise<void>;
}

interface IdleDrawingOptions {
  /** True for the demo, whose logos and covers are drawn before the first request. */
  readonly drawsAhead: boolean;
  readonly isIdle?: (signal: AbortSignal) => Promise<boolean>;
  readonly startDelayMs?: number;
}

const START_DELAY_MS = 20_000;
const PAUSE_MS = 5_000;
const STOP_TIMEOUT_MS = 1_000;

/**
 * While the machine is idle, draws final variants one at a time: first those already served in
 * quick quality, then those of the demo.
 */
export function redrawWhenIdle(options: IdleDrawingOptions): IdleDrawing {
  const { drawsAhead, isIdle = isMachineIdle, startDelayMs = START_DELAY_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    await wait(startDelayMs, undefined, { signal, ref: false });
    let planned = drawsAhead ? await firstSeenArtwork(db) : [];
    while (!signal.aborted) {
      const idMedia = nextToRedraw() ?? planned[0];
      planned = planned.filter((candidate) => candidate !== idMedia);
      const isDone = idMedia !== undefined && (await drawOne(idMedia));
      if (!isDone) await wait(PAUSE_MS, undefined, { signal, ref: false });
    }
  }

  /** Draws one picture; logs a failure, so that a broken one does not stop the others. */
  async function drawOne(idMedia: string): Promise<boolean> {
    try {
      await drawPicture(idMedia, () => untilIdle(isIdle, signal));
      return true;
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: error, idMedia }, 'a picture could not be rendered in advance');
      return false;
    }
  }

  const running = run().catch((error: unknown) => {
    if (!signal.aborted) log.warn({ err: error }, 'rendering pictures in advance has stopped');
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.race([running, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

async function untilIdle(
  isIdle: (signal: AbortSignal) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  while (!(await isIdle(signal))) signal.throwIfAborted();
  signal.throwIfAborted();
}

async function drawPicture(idMedia: string, waitUntilIdle: () => Promise<void>): Promise<void> {
  const found = await findMedia(db, idMedia);
  if (found === null || !isPublicPicture(found)) return;
  let isNew = true;
  for (const width of variantWidths(found.width)) {
    for (const format of MEDIA_FORMATS) {
      if (isNew) await waitUntilIdle();
      isNew = await drawFinalVariant(found, width, format);
    }
  }
}
