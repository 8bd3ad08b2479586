import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import {
  counter,
  gauge,
  type metricsSnapshot,
  metricsWith,
  registry,
  requestHistogram,
} from '#shared/server/metrics/registry.ts';
import type { PageCache } from '#shared/server/page-cache/page-cache.ts';
import type { FailuresByJob } from './health.ts';
import type { Probe } from './probes.ts';

const CACHE_COUNTS = ['hits', 'stale', 'misses', 'joined', 'renders', 'evicted'] as const;

const requests = counter(
  'http_requests_total',
  'Requests, except those answered from the page cache',
  [...(['route', 'method', 'status'] as const)],
);
const durations = requestHistogram(
  'http_request_duration_seconds',
  'Time from a request to the end of its response, except from the page cache',
  'route',
);
const blockedCount = counter(
  'event_loop_blocked_total',
  'Times the event loop was blocked for more than 200 ms',
);

export interface RequestObservation {
  /** Pattern of the page or endpoint, never the requested URL. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly durationMs: number;
  readonly requestId: string | undefined;
}

/** Cached pages are counted by the cache, other responses one by one. */
export function observeRequest(observation: RequestObservation): void {
  const { route, method, status, durationMs, requestId } = observation;
  requests.inc({ route, method, status });
  durations.observe({
    labels: { route },
    value: durationMs / 1000,
    exemplarLabels: requestId === undefined ? {} : { request_id: requestId },
  });
}

export function countBlockedLoop(): void {
  blockedCount.inc();
}

export function watchProcess(version: string, restarts: number): void {
  collectDefaultMetrics({ register: registry });
  gauge('build_info', 'Version of the release that runs', () => [[{ version }, 1]], ['version']);
  gauge('process_restarts', 'Restarts of the server by npm start after a crash', () => restarts);
}

export function watchPageCache(pageCache: PageCache): void {
  new Counter({
    name: 'page_cache_events_total',
    help: 'Events of the page cache',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      this.reset();
      for (const event of CACHE_COUNTS) this.inc({ event }, pageCache.counts[event]);
    },
  });
  const help = '1 while the cache receives invalidations; 0 while it is therefore not used';
  gauge('page_cache_invalidation_connected', help, () => (pageCache.listening ? 1 : 0));
  gauge('page_cache_responses', 'Cached responses', () => pageCache.size.responses);
  gauge('page_cache_bytes', 'Bytes of cached responses', () => pageCache.size.bytes);
}

export function watchFailures(failuresByJob: () => Promise<FailuresByJob>): void {
  gauge(
    'job_consecutive_failures',
    'Failures of a job since its last success, from the second on',
    async () => Object.entries(await failuresByJob()).map(([queue, times]) => [{ queue }, times]),
    ['queue'],
  );
}

interface JobsProcess {
  report(): {
    readonly residentBytes: number;
    readonly counters: Awaited<ReturnType<typeof metricsSnapshot>>;
  } | null;
  restarts(): number;
}

let jobsProcess: JobsProcess | undefined;

export function watchJobsProcess(child: JobsProcess): void {
  jobsProcess = child;
  gauge('jobs_process_restarts', 'Restarts of the jobs process', () => child.restarts());
  gauge(
    'jobs_process_resident_memory_bytes',
    'Memory of the jobs process; 0 while it does not run',
    () => child.report()?.residentBytes ?? 0,
  );
}

/** Serves /metrics and the probes on a private port for operators. */
export function metricsServer(probe: Probe): Server {
  return createServer({ requestTimeout: 10_000 }, (message, answer) => {
    respond(message, probe).then(
      async (response) => {
        answer.writeHead(response.status, [...response.headers].flat());
        answer.end(await response.text());
      },
      () => answer.writeHead(500).end(),
    );
  });
}

async function respond({ url = '', headers: { accept = '' } }: IncomingMessage, probe: Probe) {
  const probed = probe(url);
  if (probed !== null) return probed();
  if (url !== '/metrics') return new Response('Not Found\n', { status: 404 });
  const format = accept.includes('application/openmetrics-text')
    ? Registry.OPENMETRICS_CONTENT_TYPE
    : Registry.PROMETHEUS_CONTENT_TYPE;
  const text = await metricsWith(jobsProcess?.report()?.counters ?? [], 'jobs', format);
  return new Response(text, { headers: { 'Content-Type': format } });
}
