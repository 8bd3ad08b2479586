/** An expected failure, in one shape from a rule to the HTTP response. */
export interface EndpointError<Code extends string = string> {
  readonly code: Code;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds until a retry may succeed. */
  readonly retryAfter?: number;
  /** Data for resolving it: both sides of a conflict, missing fields. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Failure<Code extends string = string> = { readonly ok: false } & EndpointError<Code>;

/** Bugs throw; expected failures are returned. */
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
