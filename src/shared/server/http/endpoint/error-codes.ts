import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The one place where a code becomes an HTTP status; its words stand in the `errors` catalogue. */
export const ERROR_STATUS = {
  bad_request: 400,
  wrong_credentials: 401,
  unauthenticated: 401,
  forbidden: 403,
  reauthentication_needed: 403,
  foreign_origin: 403,
  email_not_authorized: 403,
  google_unverified: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  awaiting_review: 409,
  email_taken: 409,
  google_link_needed: 409,
  already_reviewed: 409,
  not_complete: 409,
  cap_reached: 409,
  last_admin: 409,
  own_account: 409,
  link_expired: 410,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  misdirected: 421,
  invalid_fields: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  sister_unavailable: 503,
  unavailable: 503,
  storage_full: 507,
} as const satisfies Record<string, ContentfulStatusCode>;

export type ErrorCode = keyof typeof ERROR_STATUS;
