import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Location } from './storage-url.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 60_000;

export function s3Config({ region, endpoint, credentials }: S3Location): S3ClientConfig {
  return {
    region,
    // No checksums by default, because only AWS supports them in the trailer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  };
}
