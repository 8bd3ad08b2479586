import type { Duplex } from 'node:stream';
import { SHARED_REFUSALS, type SharedCode } from '#shared/core/refusals.ts';
import { refusalLines } from '#shared/server/http/refusal-text.ts';

const REASON = {
  bad_request: 'Bad Request',
  request_timeout: 'Request Timeout',
  headers_too_large: 'Request Header Fields Too Large',
} as const satisfies Partial<Record<SharedCode, string>>;

/** What is no HTTP, or too much or too slow of it, reaches no listener; it is answered here. */
export function refuseUnreadable(error: Error, socket: Duplex, isAnswering: boolean): void {
  if (isAnswering || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = codeOf(error);
  const text = refusalLines(code);
  const head = [
    `HTTP/1.1 ${SHARED_REFUSALS[code].status} ${REASON[code]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

function codeOf(error: Error): keyof typeof REASON {
  const code = 'code' in error ? error.code : '';
  if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') {
    return 'headers_too_large';
  }
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'bad_request';
}
