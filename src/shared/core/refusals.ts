export interface RefusalKind {
  readonly status: number;
  /** The key of its sentence in the catalogues. */
  readonly words: string;
}

export type Refusals<Code extends string = string> = Readonly<Record<Code, RefusalKind>>;

/**
 * The refusals of a slice: code and HTTP status. Their sentences stand in its catalogue, below the
 * key that `words` begins: `defineRefusals('review:refusals.', { already_reviewed: 409 })`.
 */
export function defineRefusals<const Statuses extends Readonly<Record<string, number>>>(
  words: string,
  statuses: Statuses,
): Refusals<keyof Statuses & string> {
  const kinds = Object.entries(statuses).map(([code, status]) => [
    code,
    { status, words: words + code },
  ]);
  return Object.fromEntries(kinds);
}

/** What every endpoint may answer; whatever only one slice says is declared there. */
export const SHARED_REFUSALS = defineRefusals('errors:', {
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

export type SharedCode = keyof typeof SHARED_REFUSALS;
