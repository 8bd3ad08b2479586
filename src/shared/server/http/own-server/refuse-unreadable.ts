import type { Duplex } from 'node:stream';
import { SHARED_ERRORS, type SharedCode } from '#shared/core/endpoint-errors.ts';
import { errorLines } from '#shared/server/http/error-text.ts';

const REASON_PHRASES = {
  bad_request: 'Bad Request',
  request_timeout: 'Request Timeout',
  headers_too_large: 'Request Header Fields Too Large',
} as const satisfies Partial<Record<SharedCode, string>>;

/** Answers invalid, oversized or too slow HTTP, which reaches no request listener. */
export function rejectUnreadable(error: Error, socket: Duplex, isResponding: boolean): void {
  if (isResponding || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const code = codeOf(error);
  const text = errorLines(code);
  const head = [
    `HTTP/1.1 ${SHARED_ERRORS[code].status} ${REASON_PHRASES[code]}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}

function codeOf(error: Error): keyof typeof REASON_PHRASES {
  const code = 'code' in error ? error.code : '';
  if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') {
    return 'headers_too_large';
  }
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'bad_request';
}
