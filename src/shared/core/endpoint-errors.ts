export interface ErrorKind {
  readonly status: number;
  readonly messageKey: string;
}

export type EndpointErrors<Code extends string = string> = Readonly<Record<Code, ErrorKind>>;

/**
 * Declares the errors of a slice: code and HTTP status. Their messages are in its catalogue below
 * `keyPrefix`: `defineErrors('review:errors.', { already_reviewed: 409 })`.
 */
export function defineErrors<const Statuses extends Readonly<Record<string, number>>>(
  keyPrefix: string,
  statuses: Statuses,
): EndpointErrors<keyof Statuses & string> {
  const kinds = Object.entries(statuses).map(([code, status]) => [
    code,
    { status, messageKey: keyPrefix + code },
  ]);
  return Object.fromEntries(kinds);
}

export const SHARED_ERRORS = defineErrors('errors:http.', {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  key_used: 409,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  misdirected: 421,
  invalid_fields: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
});

export type SharedCode = keyof typeof SHARED_ERRORS;
