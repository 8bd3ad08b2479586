import { log } from '#shared/server/log.ts';

const ECHO = 500;

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
  let asked = 0;

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
    // Libraries send the same signal on once they have heard it; a person takes longer.
    if (stopping && performance.now() - asked > ECHO) process.exit(130);
    asked ||= performance.now();
    void now(0);
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'a bug ended the process');
    void now(1);
  });
  const add = (name: string, end: End) => void ends.push({ name, end });
  return Object.assign(add, { now });
}
