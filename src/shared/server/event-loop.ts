import { log } from './log.ts';

export type Work =
  | { readonly requestId: string; readonly method: string; readonly url: string }
  | { readonly job: string; readonly idJob: string };

const SAMPLE_INTERVAL_MS = 100;
/** Delays of the event loop from this on are logged, because visitors notice them. */
const BLOCKED_MS = 200;
const MAX_REPORTED_WORK = 20;

const active = new Set<Work>();
/** Work that ended since the last sample and therefore may have blocked the loop. */
const ended: Work[] = [];

/** Registers work, so that a blocked event loop can be attributed to it. */
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

/** Logs the active work when the loop was blocked; thread CPU time shows whether by ourselves. */
export function watchEventLoop(onBlocked: () => void, now = () => performance.now()): () => void {
  let last = now();
  let processor = process.threadCpuUsage();
  const sample = () => {
    const milliseconds = Math.round(now() - last - SAMPLE_INTERVAL_MS);
    if (milliseconds > BLOCKED_MS) {
      const { user, system } = process.threadCpuUsage(processor);
      const named = [...ended, ...[...active].slice(0, MAX_REPORTED_WORK)];
      const processorMilliseconds = Math.round((user + system) / 1000);
      log.warn({ milliseconds, processorMilliseconds, work: named }, 'the event loop was blocked');
      onBlocked();
    }
    ended.length = 0;
    last = now();
    processor = process.threadCpuUsage();
  };
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
