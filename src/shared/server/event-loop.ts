import { log } from './log.ts';

/** A request or an attempt at a job, as the log names it. */
export type Work =
  | { readonly requestId: string; readonly method: string; readonly url: string }
  | { readonly job: string; readonly idJob: string };

const EVERY_MS = 100;
/** What is held longer than this, every visitor feels. */
const HELD_MS = 200;
const MOST_NAMED = 20;

const underWay = new Set<Work>();
/** Ended since the last look: what held the loop may be over when it is looked at. */
const ended: Work[] = [];

/** Work that is named, should the event loop be held while it is under way. */
export async function watched<Value>(work: Work, run: () => Promise<Value>): Promise<Value> {
  underWay.add(work);
  try {
    return await run();
  } finally {
    underWay.delete(work);
    ended.push(work);
    ended.splice(0, ended.length - MOST_NAMED);
  }
}

interface Watching {
  readonly onHeld: () => void;
  readonly now?: () => number;
}

/**
 * Logs what was under way whenever the event loop was held, until the function it returns is called.
 * A timer that comes late tells it; the processor's time tells work from a machine that was busy otherwise.
 */
export function watchEventLoop({ onHeld, now = () => performance.now() }: Watching): () => void {
  let last = now();
  let processor = process.threadCpuUsage();
  const look = () => {
    const milliseconds = Math.round(now() - last - EVERY_MS);
    if (milliseconds > HELD_MS) {
      const { user, system } = process.threadCpuUsage(processor);
      const named = [...ended, ...[...underWay].slice(0, MOST_NAMED)];
      const processorMilliseconds = Math.round((user + system) / 1000);
      log.warn({ milliseconds, processorMilliseconds, work: named }, 'the event loop was held');
      onHeld();
    }
    ended.length = 0;
    last = now();
    processor = process.threadCpuUsage();
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => clearInterval(timer);
}
