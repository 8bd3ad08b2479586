import { counter } from '#shared/server/metrics/registry.ts';

export const storedBytesTotal = counter(
  'upload_bytes_total',
  'Bytes of stored pictures and videos',
);
export const rejectedUploads = counter(
  'uploads_rejected_total',
  'Rejected pictures and videos by error code',
  ['code'],
);
// Starts the series at 0, because Prometheus cannot see an increase in a series' first sample.
rejectedUploads.inc({ code: 'storage_full' }, 0);
