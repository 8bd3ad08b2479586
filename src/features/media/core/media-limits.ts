import { DAY, defineLimit, MINUTE } from '#shared/core/limits.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { maxCompanyBytes } from './media-caps.ts';

const KILOBYTE = 1024;
/** What one costs at least, so that a day of empty files ends too. */
const MIN_POINTS_KB = 100;

/** Kilobytes that a company sends in a day: all that it may keep, twice. */
export function companyDailyLimit(packageHrSay: PackageHrSay) {
  return defineLimit({
    name: `upload-${packageHrSay}`,
    points: (2 * maxCompanyBytes(packageHrSay)) / KILOBYTE,
    duration: DAY,
    shared: true,
  });
}

/** The day's uploads of a person, who sends a photograph and nothing else. */
export const PHOTO_DAILY_LIMIT = defineLimit({
  name: 'upload-photo',
  points: 100 * KILOBYTE,
  duration: DAY,
  shared: true,
});

/** What a file takes of these. */
export function pointsOf(bytes: number): number {
  return Math.max(MIN_POINTS_KB, Math.ceil(bytes / KILOBYTE));
}

/** The pieces of three videos that arrive at once, and as many questions how far they are. */
export const CHUNK_LIMIT = defineLimit({
  name: 'upload-chunk',
  points: 1_000,
  duration: 5 * MINUTE,
  shared: false,
});
