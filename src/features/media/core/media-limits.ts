import { DAY, defineLimit, MINUTE } from '#shared/core/limits.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { maxCompanyBytes } from './media-caps.ts';

const KILOBYTE = 1024;
/** The minimum cost of a file, so that uploading empty files is limited too. */
const MIN_POINTS_KB = 100;

/** Kilobytes a company may upload per day: twice its storage limit. */
export function companyDailyLimit(packageHrSay: PackageHrSay) {
  return defineLimit({
    name: `upload-${packageHrSay}`,
    points: (2 * maxCompanyBytes(packageHrSay)) / KILOBYTE,
    duration: DAY,
    shared: true,
  });
}

export const PHOTO_DAILY_LIMIT = defineLimit({
  name: 'upload-photo',
  points: 100 * KILOBYTE,
  duration: DAY,
  shared: true,
});

export function pointsOf(bytes: number): number {
  return Math.max(MIN_POINTS_KB, Math.ceil(bytes / KILOBYTE));
}

/** Enough for the chunks of three concurrent videos and as many status requests. */
export const CHUNK_LIMIT = defineLimit({
  name: 'upload-chunk',
  points: 1_000,
  duration: 5 * MINUTE,
  shared: false,
});
