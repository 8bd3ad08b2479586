/** A span for traces: fixed terms only, without addresses, names or user data. */
export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  readonly parent?: string | undefined;
}

export interface OpenSpan {
  /** 32 hex digits shared by all spans of a trace. */
  readonly traceId: string;
  set(attributes: Readonly<Record<string, string | number>>): void;
  fail(): void;
  end(): void;
  /** Spans started within `work` become children of this one. */
  within<Value>(work: () => Value): Value;
}

export interface Tracer {
  start(start: SpanStart): OpenSpan;
  isWithin(): boolean;
  traceParent(): string | undefined;
}

let tracer: Tracer | undefined;

/** Sets the tracer; undefined, the default, turns spans off. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Runs the work in a span that ends with it; an exception marks the span as failed. */
export async function traced<Value>(
  start: SpanStart,
  work: (span: OpenSpan | undefined) => Promise<Value>,
): Promise<Value> {
  const span = tracer?.start(start);
  if (span === undefined) return work(undefined);
  try {
    return await span.within(() => work(span));
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
}

/** A child of the current span; undefined outside of one, as in background polling. */
export function startChildSpan(start: () => SpanStart): OpenSpan | undefined {
  return tracer?.isWithin() ? tracer.start(start()) : undefined;
}

export function traceParent(): string | undefined {
  return tracer?.traceParent();
}
