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
// A series that starts with its first error would hide that error from Prometheus.
rejectedUploads.inc({ code: 'storage_full' }, 0);
