import { FairQueue, type QueueFullError, type QueueOptions } from '#shared/server/fair-queue.ts';

/** One client may queue more pictures than a page shows; the rest of the queue is for others. */
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
 * Limits concurrent decoding and encoding, which need memory and a core each; beyond a bounded
 * queue and wait it throws PictureWorkBusy. The work should read its input when it runs, not
 * before.
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
