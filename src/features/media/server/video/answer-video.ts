import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { db } from '#shared/server/db/pool.ts';
import type { ApiContext } from '#shared/server/http/endpoint/api-context.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { isMediaId } from '../../core/media-keys.ts';
import { findMedia, type StoredMedia } from '../media-queries.ts';
import { absent, NO_SCRIPT_HEADERS } from '../no-script-headers.ts';

/** Longest range per response, so that a paused player does not keep a file open. */
const MAX_RANGE_BYTES = 1024 * 1024;
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

export async function serveVideo(c: ApiContext, idMedia: string, file: string): Promise<Response> {
  const found = isMediaId(idMedia) ? await findMedia(db, idMedia) : null;
  if (found === null || file !== fileOf(found)) return absent(c);
  const { bytes, originalKey } = found;
  const headers = {
    ...NO_SCRIPT_HEADERS,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // QuickTime files of phones are sent as MP4, because browsers then play them.
    'Content-Type': file === 'video.webm' ? 'video/webm' : 'video/mp4',
    ETag: `"${idMedia}"`,
  };
  // The id never gets other content, so any matching ETag is still valid.
  if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers);
  const requestedRange = RANGE.exec(c.req.header('range') ?? '');
  const files = await storage();
  const isHead = c.req.raw.method === 'HEAD';
  if (requestedRange === null || isHead) {
    const stream = isHead ? Readable.from([]) : await files.stream(originalKey);
    if (stream === null) return absent(c);
    const body = Readable.toWeb(stream) as NodeReadableStream as ReadableStream;
    return c.body(body, 200, { ...headers, 'Content-Length': String(bytes) });
  }
  const byteRange = parseRange(requestedRange, bytes);
  if (byteRange === null)
    return c.body(null, 416, { ...NO_SCRIPT_HEADERS, 'Content-Range': `bytes */${bytes}` });
  const [from, end] = byteRange;
  const read = await files.range(originalKey, from, end);
  if (read === null) return absent(c);
  return c.body(new Uint8Array(read), 206, {
    ...headers,
    'Content-Length': String(read.byteLength),
    'Content-Range': `bytes ${from}-${from + read.byteLength - 1}/${bytes}`,
  });
}

function fileOf({ mimeType }: StoredMedia): string | null {
  if (!mimeType.startsWith('video/')) return null;
  return mimeType === 'video/webm' ? 'video.webm' : 'video.mp4';
}

/** The first byte and the one after the last; null when the range is empty. */
function parseRange(
  [, first = '', last = '']: RegExpExecArray,
  bytes: number,
): readonly [from: number, before: number] | null {
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes : Math.min(bytes, Number(last) + 1);
  return from < end ? [from, Math.min(end, from + MAX_RANGE_BYTES)] : null;
}
