/** One piece of work as a trace shows it: closed words alone, no address, no name and no value of anybody. */
export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** A `traceparent` from another process that this work goes on from. */
  readonly parent?: string | undefined;
}

export interface OpenSpan {
  /** 32 digits, which all spans of one trace share. */
  readonly traceId: string;
  set(attributes: Readonly<Record<string, string | number>>): void;
  fail(): void;
  end(): void;
  /** Spans that begin in here lie below this one. */
  within<Value>(work: () => Value): Value;
}

export interface Tracer {
  start(start: SpanStart): OpenSpan;
  isWithin(): boolean;
  /** The `traceparent` of the work under way; undefined outside a span. */
  traceParent(): string | undefined;
}

let tracer: Tracer | undefined;

/** Without a tracer, as usual, spans cost the look whether there is one. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** The work as a span that lasts until it ends; what it throws marks the span as failed. */
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

/** A span within the one under way; none where there is none, such as for what looks around by itself. */
export function startChildSpan(start: () => SpanStart): OpenSpan | undefined {
  return tracer?.isWithin() ? tracer.start(start()) : undefined;
}

export function traceParent(): string | undefined {
  return tracer?.traceParent();
}
