import { log } from './log.ts';

/** A request or an attempt at a job, as the log names it. */
export type Work =
  | { readonly requestId: string; readonly method: string; readonly url: string }
  | { readonly job: string; readonly idJob: string };

const SAMPLE_INTERVAL_MS = 100;
/** What is held longer than this, every visitor feels. */
const BLOCKED_MS = 200;
const MAX_REPORTED_WORK = 20;

const active = new Set<Work>();
/** Ended since the last look: what held the loop may be over when it is looked at. */
const ended: Work[] = [];

/** Work that is named, should the event loop be held while it is under way. */
export async function trackWork<Value>(work: Work, run: () => Promise<Value>): Promise<Value> {
  active.add(work);
  try {
    return await run();
  } finally {
    active.delete(work);
    ended.push(work);
    ended.splice(0, ended.length - MAX_REPORTED_WORK);
  }
}

interface WatchOptions {
  readonly onBlocked: () => void;
  readonly now?: () => number;
}

/**
 * Logs what was under way whenever the event loop was held, until the function it returns is called.
 * A timer that comes late tells it; the processor's time tells work from a machine that was busy otherwise.
 */
export function watchEventLoop({
  onBlocked: onHeld,
  now = () => performance.now(),
}: WatchOptions): () => void {
  let last = now();
  let processor = process.threadCpuUsage();
  const sample = () => {
    const milliseconds = Math.round(now() - last - SAMPLE_INTERVAL_MS);
    if (milliseconds > BLOCKED_MS) {
      const { user, system } = process.threadCpuUsage(processor);
      const named = [...ended, ...[...active].slice(0, MAX_REPORTED_WORK)];
      const processorMilliseconds = Math.round((user + system) / 1000);
      log.warn({ milliseconds, processorMilliseconds, work: named }, 'the event loop was held');
      onHeld();
    }
    ended.length = 0;
    last = now();
    processor = process.threadCpuUsage();
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
