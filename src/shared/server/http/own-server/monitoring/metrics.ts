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

const CACHE_COUNTS = ['hits', 'stale', 'misses', 'joined', 'renders', 'dropped'] as const;

const requests = counter('http_answers_total', 'Answers other than kept pages sent as they lie', [
  ...(['route', 'method', 'status'] as const),
]);
const durations = requestHistogram(
  'http_answer_seconds',
  'Time from the request to the end of its answer, kept pages left out',
  'route',
);
const blockedCount = counter(
  'event_loop_holds_total',
  'Times the event loop was held longer than 200 ms',
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
  const { route, method, status, durationMs: milliseconds, requestId } = observation;
  requests.inc({ route, method, status });
  durations.observe({
    labels: { route },
    value: milliseconds / 1000,
    exemplarLabels: requestId === undefined ? {} : { request_id: requestId },
  });
}

export function countBlockedLoop(): void {
  blockedCount.inc();
}

export function watchProcess(version: string, restarts: number): void {
  collectDefaultMetrics({ register: registry });
  gauge('build_info', 'The release that serves', () => [[{ version }, 1]], ['version']);
  gauge('process_restarts', 'Times npm start has started the server again after it died', () => [
    [{}, restarts],
  ]);
}

export function watchPageCache(pageCache: PageCache): void {
  new Counter({
    name: 'page_cache_events_total',
    help: 'What the page cache did',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      this.reset();
      for (const event of CACHE_COUNTS) this.inc({ event }, pageCache.counts[event]);
    },
  });
  const help = '1 while changes of pages are heard of, 0 while therefore none is kept';
  gauge('page_cache_listening', help, () => [[{}, pageCache.listening ? 1 : 0]]);
  gauge('page_cache_answers', 'Kept answers', () => [[{}, pageCache.size.responses]]);
  gauge('page_cache_bytes', 'Bytes of kept answers', () => [[{}, pageCache.size.bytes]]);
}

export function watchFailures(failuresByJob: () => Promise<FailuresByJob>): void {
  gauge(
    'job_failures_in_a_row',
    'Jobs that failed twice or more since they last succeeded',
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
  gauge('jobs_process_restarts', 'Times the process of the jobs was started again', () => [
    [{}, child.restarts()],
  ]);
  gauge(
    'jobs_process_resident_memory_bytes',
    'Memory of the process of the jobs; 0 while it does not run',
    () => [[{}, child.report()?.residentBytes ?? 0]],
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

async function respond(
  { url = '', headers: { accept = '' } }: IncomingMessage,
  probe: Probe,
): Promise<Response> {
  const probed = probe(url);
  if (probed !== null) return probed();
  if (url !== '/metrics') return new Response('Not Found\n', { status: 404 });
  const format = accept.includes('application/openmetrics-text')
    ? Registry.OPENMETRICS_CONTENT_TYPE
    : Registry.PROMETHEUS_CONTENT_TYPE;
  const text = await metricsWith(jobsProcess?.report()?.counters ?? [], 'jobs', format);
  return new Response(text, { headers: { 'Content-Type': format } });
}
