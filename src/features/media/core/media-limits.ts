import { DAY, localLimit, MINUTE, sharedLimit } from '#shared/core/limits.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { maxCompanyBytes } from './media-caps.ts';

const KILOBYTE = 1024;
/** Lowest size charged for a file, so that many tiny files exhaust the daily limit too. */
const MIN_POINTS_KB = 100;

/** Kilobytes a company may upload per day: twice its storage limit. */
export function companyDailyLimit(packageHrSay: PackageHrSay) {
  return sharedLimit(`upload-${packageHrSay}`, (2 * maxCompanyBytes(packageHrSay)) / KILOBYTE, DAY);
}

export const PHOTO_DAILY_LIMIT = sharedLimit('upload-photo', 100 * KILOBYTE, DAY);

export function pointsOf(bytes: number): number {
  return Math.max(MIN_POINTS_KB, Math.ceil(bytes / KILOBYTE));
}

/** Allows the chunks of three concurrent videos, and one status request for each chunk. */
export const CHUNK_LIMIT = localLimit('upload-chunk', 1_000, 5 * MINUTE);
