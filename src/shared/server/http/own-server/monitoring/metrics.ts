import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from '#shared/server/page-cache/page-cache.ts';
import type { FailuresByJob } from './health.ts';
import type { Probe } from './probes.ts';

const CACHE_COUNTS = ['hits', 'stale', 'misses', 'joined', 'renders', 'dropped'] as const;

export interface Metrics {
  observe(status: number, milliseconds: number): void;
  /** The event loop was held. */
  held(): void;
  watch(pageCache: PageCache): void;
  watchJobs(failuresByJob: () => Promise<FailuresByJob>): void;
  text(): Promise<string>;
}

/** What the process tells about itself. Kept pages are counted by the cache, all else answer by answer. */
export function metrics(restarts: number): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'process_restarts',
    help: 'How often npm start has started the server again after it died',
    registers: [registry],
  }).set(restarts);
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers other than kept pages, by status',
    labelNames: ['status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time from the request to the end of its answer',
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const holds = new Counter({
    name: 'event_loop_holds_total',
    help: 'Times the event loop was held longer than 200 ms',
    registers: [registry],
  });
  return {
    observe(status, milliseconds) {
      answers.inc({ status });
      seconds.observe(milliseconds / 1000);
    },
    held: () => holds.inc(),
    watch: (pageCache) => watchPageCache(registry, pageCache),
    watchJobs: (failuresByJob) => watchJobs(registry, failuresByJob),
    text: () => registry.metrics(),
  };
}

function watchPageCache(registry: Registry, pageCache: PageCache): void {
  new Gauge({
    name: 'page_cache_events',
    help: 'What the page cache did since the start',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      for (const event of CACHE_COUNTS) this.set({ event }, pageCache.counts[event]);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of kept answers',
    registers: [registry],
    collect() {
      this.set(pageCache.size.bytes);
    },
  });
}

function watchJobs(registry: Registry, failuresByJob: () => Promise<FailuresByJob>): void {
  new Gauge({
    name: 'job_failures_in_a_row',
    help: 'Jobs that failed twice or more since they last succeeded',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      this.reset();
      // All else is told while the database is away.
      const failing = await failuresByJob().catch(() => ({}));
      for (const [job, times] of Object.entries(failing)) this.set({ job }, times);
    },
  });
}

/** /metrics and the probes on a port of their own, for those who run the site and not for visitors. */
export function metricsServer(text: () => Promise<string>, probe: Probe): Server {
  return createServer({ requestTimeout: 10_000 }, (message, answer) => {
    answerOf(message.url ?? '', text, probe).then(
      async (response) => {
        answer.writeHead(response.status, [...response.headers].flat());
        answer.end(await response.text());
      },
      () => answer.writeHead(500).end(),
    );
  });
}

async function answerOf(url: string, text: () => Promise<string>, probe: Probe): Promise<Response> {
  const probed = probe(url);
  if (probed !== null) return probed();
  if (url !== '/metrics') return new Response('Not Found\n', { status: 404 });
  const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' };
  return new Response(await text(), { headers });
}
