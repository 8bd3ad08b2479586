import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of unfinished uploads, on disk and in buckets. */
export const UPLOADS_FOLDER = 'uploads';

export interface S3Location {
  readonly kind: 's3';
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

export type StorageLocation = { readonly kind: 'disk'; readonly root: string } | S3Location;

export function isStorageUrl(url: string): boolean {
  try {
    const location = parseStorageUrl(url, '.');
    if (location.kind === 'disk' || location.endpoint === undefined) return true;
    return /^https?:$/.test(new URL(location.endpoint).protocol);
  } catch {
    return false;
  }
}

/**
 * `file:` stores files under DATA_DIR/storage, `file:some/path` and `file:///some/path` elsewhere,
 * `s3://KEY:SECRET@bucket?region=…&endpoint=…` in any S3 service. Without key and secret the AWS
 * environment applies.
 */
export function parseStorageUrl(url: string, dataDir: string): StorageLocation {
  if (url === '' || url === 'file:') return { kind: 'disk', root: resolve(dataDir, 'storage') };
  if (url.startsWith('file://')) return { kind: 'disk', root: fileURLToPath(url) };
  if (url.startsWith('file:')) {
    const path = url.slice('file:'.length);
    return { kind: 'disk', root: isAbsolute(path) ? path : resolve(join(dataDir, path)) };
  }
  const { protocol, hostname, username, password, searchParams } = new URL(url);
  if (protocol !== 's3:' || hostname === '') {
    throw new Error('STORAGE_URL must be file: or s3://bucket?region=…');
  }
  const endpoint = searchParams.get('endpoint');
  return {
    kind: 's3',
    bucket: hostname,
    region: searchParams.get('region') ?? 'us-east-1',
    ...(endpoint && { endpoint }),
    ...(username && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
  };
}
