import type { IncomingMessage } from 'node:http';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** A body that carries a file comes this fast at least: 13 kbit/s, which any phone does. */
const MIN_RATE = { bytes: 16 * 1024, withinMs: 10_000 } as const;

interface ReadOptions {
  /** Ends the reading, whoever reads and wherever: its answer is given, or nobody waits for one. */
  readonly signal: AbortSignal;
  /** Called when so little comes that it counts as standing still; only time spent waiting counts. */
  readonly onTooSlow: (() => void) | null;
}

/** The bytes of a request as they come. What is held while they are read goes back when its answer is given. */
export async function* incomingBody(
  message: IncomingMessage,
  { signal, onTooSlow }: ReadOptions,
): AsyncGenerator<Uint8Array, void> {
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

/**
 * All that has come since it was asked for last, null at the end. Chunks of one byte each are thousands in one reading
 * of the connection: given one by one, half a megabyte of them filled the heap and ended the process.
 */
function chunkReader(
  message: IncomingMessage,
  signal: AbortSignal,
): () => Promise<Uint8Array | null> {
  // Listening stops a message whose rest is being dropped, after which its connection stands still.
  signal.throwIfAborted();
  let wake: () => void = () => undefined;
  for (const event of ['readable', 'end', 'error', 'close']) message.on(event, () => wake());
  const dropRest = () => {
    // Node drops it by itself where nobody has read; until it has come no other request does.
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
