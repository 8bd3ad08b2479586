import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Location } from './storage-url.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Milliseconds without a byte, after which a bucket counts as away. */
const IDLE_TIMEOUT_MS = 60_000;

/** What every client of the bucket is opened with. */
export function s3Config({ region, endpoint, credentials }: S3Location): S3ClientConfig {
  return {
    region,
    // Checksums behind the bytes are understood by AWS alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  };
}
