import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Place } from './storage-url.ts';

const MOST_TO_CONNECT = 5_000;
/** Milliseconds without a byte, after which a bucket counts as away. */
const LONGEST_SILENCE = 60_000;

/** What every client of the bucket is opened with. */
export function s3Config({ region, endpoint, credentials }: S3Place): S3ClientConfig {
  return {
    region,
    // Checksums behind the bytes are understood by AWS alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: MOST_TO_CONNECT, socketTimeout: LONGEST_SILENCE },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  };
}
