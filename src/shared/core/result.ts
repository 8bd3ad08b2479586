/** Why something was refused: the one shape from a rule to the answer over HTTP. */
export interface EndpointError<Code extends string = string> {
  readonly code: Code;
  /** What is wrong at a field, by its name. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** Seconds after which trying again may help. */
  readonly retryAfter?: number;
  /** What the caller needs to settle it: both sides of a conflict, what is missing. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Accepted<Value> {
  readonly ok: true;
  readonly value: Value;
}

export type Failure<Code extends string = string> = { readonly ok: false } & EndpointError<Code>;

/** An expected outcome as a value: bugs throw, refusals are returned. */
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
