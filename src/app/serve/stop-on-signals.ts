import { log } from '#shared/server/log.ts';

const REPEATED_SIGNAL_MS = 500;
const DEFAULT_DEADLINE_MS = 10_000;

type End = (timeoutMs: number) => Promise<unknown>;

export interface Stopping {
  /** Registers a stop function with its deadline in ms after the signal; the last runs first. */
  (name: string, end: End, by?: number): void;
  /** Registers work that runs on the signal before any stop function. */
  atOnce(work: () => Promise<unknown>): void;
  now(exitCode: number): Promise<void>;
}

/** Stops everything once, in reverse order, in one time budget; a second Ctrl-C exits at once. */
export function stopOnSignals(): Stopping {
  const ends: { readonly name: string; readonly end: End; readonly by: number }[] = [];
  const first: (() => Promise<unknown>)[] = [];
  let stopping = false;
  let firstSignalAt = 0;

  async function now(exitCode: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    const began = performance.now();
    for (const work of first)
      void work().catch((error) => log.warn({ error }, 'could not begin to end'));
    for (const { name, end, by } of ends.reverse()) {
      const timeoutMs = Math.max(0, by - (performance.now() - began));
      try {
        if ((await withTimeout(end(timeoutMs), timeoutMs)) === TIMED_OUT)
          log.warn({ part: name }, 'did not end in time');
      } catch (error) {
        log.error({ error, part: name }, 'could not be ended');
      }
    }
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void now(0));
  process.on('SIGINT', () => {
    // Child processes and libraries repeat a signal within this time; a person takes longer.
    if (stopping && performance.now() - firstSignalAt > REPEATED_SIGNAL_MS) process.exit(130);
    firstSignalAt ||= performance.now();
    void now(0);
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'a bug ended the process');
    void now(1);
  });
  const add = (name: string, end: End, by = DEFAULT_DEADLINE_MS) =>
    void ends.push({ name, end, by });
  const atOnce = (work: () => Promise<unknown>) => void first.push(work);
  return Object.assign(add, { atOnce, now });
}

const TIMED_OUT = Symbol('late');
/** Extra time for a stop function beyond its deadline. */
const GRACE_MS = 300;

async function withTimeout(ending: Promise<unknown>, timeoutMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), timeoutMs + GRACE_MS);
  });
  try {
    return await Promise.race([ending, late]);
  } finally {
    clearTimeout(timer);
  }
}
