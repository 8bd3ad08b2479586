import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Place } from './storage-url.ts';

/** What every client of the bucket is opened with. */
export function s3Config({ region, endpoint, credentials }: S3Place): S3ClientConfig {
  return {
    region,
    // Checksums behind the bytes are understood by AWS alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  };
}
