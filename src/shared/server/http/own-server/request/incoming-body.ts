import type { IncomingMessage } from 'node:http';

/** A body that carries a file comes this fast at least: 13 kbit/s, which any phone does. */
const LEAST = { bytes: 16 * 1024, withinMs: 10_000 } as const;

interface Reading {
  /** Ends the reading, whoever reads and wherever: its answer is given, or nobody waits for one. */
  readonly signal: AbortSignal;
  /** Called when so little comes that it counts as standing still; only time spent waiting counts. */
  readonly tooSlow: (() => void) | null;
}

/** The bytes of a request as they come. What is held while they are read goes back when its answer is given. */
export async function* incomingBody(
  message: IncomingMessage,
  { signal, tooSlow }: Reading,
): AsyncGenerator<Uint8Array, void> {
  signal.throwIfAborted();
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => undefined);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  const pieces: AsyncIterator<Uint8Array> = message.iterator({ destroyOnReturn: false });
  let leftMs: number = LEAST.withinMs;
  let bytes = 0;
  while (true) {
    const began = performance.now();
    const timer = tooSlow === null ? undefined : setTimeout(tooSlow, leftMs);
    const { done, value } = await Promise.race([pieces.next(), ended]).finally(() =>
      clearTimeout(timer),
    );
    if (done) return;
    leftMs -= performance.now() - began;
    bytes += value.byteLength;
    if (bytes >= LEAST.bytes) {
      leftMs = LEAST.withinMs;
      bytes = 0;
    }
    yield value;
  }
}
