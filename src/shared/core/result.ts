/** An expected failure; rules, use cases and HTTP responses share this shape. */
export interface EndpointError<Code extends string = string> {
  readonly code: Code;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds until a retry may succeed. */
  readonly retryAfter?: number;
  /** Data that helps the caller: both sides of a conflict, or missing fields. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Failure<Code extends string = string> = { readonly ok: false } & EndpointError<Code>;

/** A value or an expected failure; bugs are thrown instead. */
export type Result<Value, Code extends string = string> = Accepted<Value> | Failure<Code>;

export function ok<Value>(value: Value): Accepted<Value> {
  return { ok: true, value };
}

export function fail<Code extends string>(
  code: Code,
  more: Omit<EndpointError, 'code'> = {},
): Failure<Code> {
  return { ok: false, code, ...more };
}

export function invalidFields(
  fields: Readonly<Record<string, readonly string[]>>,
): Failure<'invalid_fields'> {
  return fail('invalid_fields', { fields });
}
