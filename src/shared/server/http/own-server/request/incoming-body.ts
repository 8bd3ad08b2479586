import type { IncomingMessage } from 'node:http';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** Minimum rate of a body with a file: 13 kbit/s, which any phone reaches. */
const MIN_RATE = { bytes: 16 * 1024, withinMs: 10_000 } as const;

interface ReadOptions {
  /** Ends the read when the response is sent or the client has left. */
  readonly signal: AbortSignal;
  /** Called when a body falls below the minimum rate; only time spent waiting counts. */
  readonly onTooSlow: (() => void) | null;
}

/** Yields the bytes of a request as they arrive; releases resources with the response. */
export async function* incomingBody(message: IncomingMessage, { signal, onTooSlow }: ReadOptions) {
  const arrived = chunkReader(message, signal);
  let remainingMs: number = MIN_RATE.withinMs;
  let bytes = 0;
  while (true) {
    const startedAt = performance.now();
    const timer = onTooSlow === null ? undefined : setTimeout(onTooSlow, remainingMs);
    const chunk = await arrived().finally(() => clearTimeout(timer));
    if (chunk === null) return;
    remainingMs -= performance.now() - startedAt;
    bytes += chunk.byteLength;
    if (bytes >= MIN_RATE.bytes) {
      remainingMs = MIN_RATE.withinMs;
      bytes = 0;
    }
    yield chunk;
  }
}

/** Returns a reader of all bytes since its last call; joining tiny chunks spares the heap. */
function chunkReader(message: IncomingMessage, signal: AbortSignal) {
  // Checked before listening: a listener would pause a message that is being discarded.
  signal.throwIfAborted();
  let wake: () => void = () => undefined;
  for (const event of ['readable', 'end', 'error', 'close']) message.on(event, () => wake());
  const dropRest = () => {
    // Without listeners Node discards the rest, after which the connection can be used again.
    message.removeAllListeners('readable').resume();
    wake();
  };
  signal.addEventListener('abort', dropRest, { once: true });
  return async () => {
    while (true) {
      signal.throwIfAborted();
      const chunk: Uint8Array | null = message.read();
      if (chunk !== null) return chunk;
      if (message.readableEnded) return null;
      if (message.destroyed) throw message.errored ?? new Error('the connection ended');
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      await turnOfTheLoop();
    }
  };
}
