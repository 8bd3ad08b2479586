import { log } from '#shared/server/log.ts';

type End = () => Promise<unknown>;

export interface Stopping {
  /** Adds what must be ended; the last added ends first. */
  (name: string, end: End): void;
  now(exitCode: number): Promise<void>;
}

/** Ends everything once, in reverse order of its start; a second Ctrl-C does not wait. */
export function stopOnSignals(): Stopping {
  const ends: { readonly name: string; readonly end: End }[] = [];
  let stopping = false;

  async function now(exitCode: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    for (const { name, end } of ends.reverse()) {
      try {
        await end();
      } catch (error) {
        log.error({ error, part: name }, 'could not be ended');
      }
    }
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void now(0));
  process.on('SIGINT', () => {
    if (stopping) process.exit(130);
    void now(0);
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'a bug ended the process');
    void now(1);
  });
  const add = (name: string, end: End) => void ends.push({ name, end });
  return Object.assign(add, { now });
}
