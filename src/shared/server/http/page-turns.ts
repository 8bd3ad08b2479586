import { FairQueue } from '#shared/server/turns.ts';

/**
 * One processor renders, and a page asks the database two things at a time: these leave connections of its
 * ten to the API. In the queue wait as many as are rendered within two or three seconds:
 * where more are asked for than can be made, a longer queue makes no more of them and all wait longer.
 */
export const renderQueue = new FairQueue({
  name: 'pages',
  maxConcurrent: 4,
  maxWaiting: 100,
  retryAfterSeconds: 5,
  isDatabaseBound: true,
});

/** Milliseconds that somebody waits for a turn, however slow the machine is. */
export const MAX_QUEUE_TIME_MS = 5_000;
