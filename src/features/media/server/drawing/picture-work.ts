import { FairQueue, type QueueFullError, type QueueOptions } from '#shared/server/turns.ts';

/** More than a page shows at once may wait for one caller; the rest of the queue is for others. */
const pictureQueue = new FairQueue({
  name: 'pictures',
  maxConcurrent: 2,
  maxWaiting: 300,
  perKey: { maxWaiting: 40 },
  retryAfterSeconds: 2,
});

export class PictureWorkBusy extends Error {
  /** Seconds after which it may be asked for again. */
  readonly retryAfterSeconds: number;

  constructor({ retryAfter }: QueueFullError) {
    super('too many pictures are waiting to be drawn');
    this.name = 'PictureWorkBusy';
    this.retryAfterSeconds = retryAfter;
  }
}

/**
 * Decoding and encoding take memory and a core each: a few at once, a bounded queue, a bounded wait,
 * then refusal. Whatever the work reads it should read when its turn has come.
 */
export async function pictureWork<Value>(
  work: () => Promise<Value>,
  options?: QueueOptions,
): Promise<Value> {
  const outcome = await pictureQueue.run(work, options);
  if (!outcome.ok) throw new PictureWorkBusy(outcome);
  return outcome.value;
}

export const runningPictureWork = (): number => pictureQueue.running;
