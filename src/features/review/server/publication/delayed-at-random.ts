import { randomInt } from 'node:crypto';
import { env } from '#shared/server/env.ts';
import { MAX_PUBLICATION_DELAY_HOURS } from '../../core/review-limits.ts';

/** A time up to a day later, so that an effect does not point to its cause; none in the demo. */
export function delayedAtRandom(now: Date): Date {
  const seconds = env().DEMO ? 0 : randomInt(MAX_PUBLICATION_DELAY_HOURS * 60 * 60);
  return new Date(now.getTime() + seconds * 1000);
}
