import { FairQueue } from '#shared/server/fair-queue.ts';

/**
 * One processor renders, and a page runs two queries at a time, so four leave connections of the
 * pool's ten to the API. The queue holds what is rendered in two or three seconds: a longer one
 * would only add waiting time.
 */
export const renderQueue = new FairQueue({
  name: 'pages',
  maxConcurrent: 4,
  maxWaiting: 100,
  retryAfterSeconds: 5,
  isDatabaseBound: true,
});

export const MAX_QUEUE_TIME_MS = 5_000;
