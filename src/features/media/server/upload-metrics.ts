import { counter } from '#shared/server/metrics/registry.ts';

export const storedBytesTotal = counter(
  'upload_bytes_total',
  'Bytes of pictures and films that were kept',
);
export const rejectedUploads = counter(
  'uploads_refused_total',
  'Pictures and films that were refused, by what was wrong with them',
  ['code'],
);
// A series that starts with its first error would hide that error from Prometheus.
rejectedUploads.inc({ code: 'storage_full' }, 0);
