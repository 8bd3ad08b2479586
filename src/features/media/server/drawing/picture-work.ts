import { FairQueue, type QueueFullError, type QueueOptions } from '#shared/server/fair-queue.ts';

/** 40 per client: more than a page shows, yet one client cannot fill the queue of 300. */
const pictureQueue = new FairQueue({
  name: 'pictures',
  maxConcurrent: 2,
  maxWaiting: 300,
  perKey: { maxWaiting: 40 },
  retryAfterSeconds: 2,
});

export class PictureWorkBusy extends Error {
  readonly retryAfterSeconds: number;

  constructor({ retryAfter }: QueueFullError) {
    super('too many pictures are waiting to be drawn');
    this.name = 'PictureWorkBusy';
    this.retryAfterSeconds = retryAfter;
  }
}

/**
 * Runs `work` in a queue, because decoding and encoding each need memory and a core. Throws
 * PictureWorkBusy if the queue is full or the wait too long. `work` should read its input itself,
 * so that waiting work holds no memory.
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
