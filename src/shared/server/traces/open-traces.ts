import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { traceWith } from './spans.ts';

interface TraceOptions {
  readonly endpoint: string;
  readonly sampleRatio: number;
  readonly service: string;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const PARENT = /^00-([\da-f]{32})-([\da-f]{16})-(0[01])$/;

/** Exports spans by OTLP over HTTP until the returned function is called; else they are lost. */
export function openTraces({ endpoint, sampleRatio, service }: TraceOptions): () => Promise<void> {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer(service);
  const contexts = new AsyncLocalStorage<Context>();
  traceWith({
    start({ name, kind, attributes = {}, parent }) {
      const parentContext = remoteContext(parent) ?? contexts.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parentContext);
      return {
        traceId: span.spanContext().traceId,
        set: (more) => void span.setAttributes(more),
        fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
        end: () => span.end(),
        within: (work) => contexts.run(trace.setSpan(parentContext, span), work),
      };
    },
    isWithin: () => contexts.getStore() !== undefined,
    traceParent() {
      const context = contexts.getStore();
      const span = context && trace.getSpanContext(context);
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
    },
  });
  return async () => {
    traceWith(undefined);
    await provider.shutdown();
  };
}

function remoteContext(parent = ''): Context | undefined {
  const [, traceId = '', spanId = '', flags] = PARENT.exec(parent) ?? [];
  const span: SpanContext = { traceId, spanId, traceFlags: Number(flags), isRemote: true };
  return isSpanContextValid(span) ? trace.setSpanContext(ROOT_CONTEXT, span) : undefined;
}
