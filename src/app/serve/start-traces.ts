import type { Env } from '#shared/server/env.ts';

/** Loads tracing only when an endpoint is configured; returns the flush function. */
export async function startTraces(env: Env): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (endpoint === undefined) return async () => undefined;
  const { openTraces } = await import('#shared/server/traces/open-traces.ts');
  return openTraces({ endpoint, sampleRatio: share, service: env.OTEL_SERVICE_NAME });
}
