import { randomInt } from 'node:crypto';
import { env } from '#shared/server/env.ts';
import { MAX_PUBLICATION_DELAY_HOURS } from '../../core/review-limits.ts';

/** Random time up to a day later (none in the demo), so that timing links no effect to a cause. */
export function delayedAtRandom(now: Date): Date {
  const seconds = env().DEMO ? 0 : randomInt(MAX_PUBLICATION_DELAY_HOURS * 60 * 60);
  return new Date(now.getTime() + seconds * 1000);
}
