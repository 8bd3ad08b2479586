import type { ApiContext } from '#shared/server/http/endpoint/api-context.ts';

/** Headers that keep a browser from executing the bytes of an uploaded file. */
export const NO_SCRIPT_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export function absent(c: ApiContext): Response {
  return c.body(null, 404, { ...NO_SCRIPT_HEADERS, 'Cache-Control': 'no-store' });
}
