import { closePool } from '#shared/server/db/pool.ts';
import { pinEnv } from '#shared/server/env.ts';
import { watchEventLoop } from '#shared/server/event-loop.ts';
import { withTimeout } from '#shared/server/http/own-server/monitoring/health.ts';
import { countBlockedLoop } from '#shared/server/http/own-server/monitoring/metrics.ts';
import { log } from '#shared/server/log.ts';
import { metricsSnapshot } from '#shared/server/metrics/registry.ts';
import { beginJobs, checks } from './background.ts';
import { startTraces } from './start-traces.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Report that the jobs process sends to its server every few seconds. */
export interface JobsReport {
  readonly isHealthy: boolean;
  readonly residentBytes: number;
  readonly counters: Awaited<ReturnType<typeof metricsSnapshot>>;
}

export interface JobsProcess {
  /** Throws when the process is down or cannot start jobs. */
  expectAlive(): void;
  report(): JobsReport | null;
  restarts(): number;
  startStopping(): Promise<void>;
  stop(within: number): Promise<void>;
}

const REPORT_MS = 5_000;
/** Deadlines slightly before the server's own. */
const DEADLINES_MS = { jobs: 8_500, pool: 9_000 };

/**
 * Runs the jobs of ROLE=all in a separate process, so that they cannot block the event loop or
 * exhaust the memory of pages. The server starts it with worker settings and restarts it when it
 * dies.
 */
export async function serveJobs(): Promise<void> {
  const onStop = stopOnSignals();
  let isStopping = false;
  onStop.atOnce(async () => {
    isStopping = true;
  });
  onStop('traces', await startTraces(pinEnv()), DEADLINES_MS.pool);
  const stopWatching = watchEventLoop(countBlockedLoop);
  onStop('pool', closePool, DEADLINES_MS.pool);
  try {
    await beginJobs(onStop, DEADLINES_MS.jobs, 'worker', false);
  } catch (error) {
    // The database may be down; the server, which shares this log, restarts the process.
    log.fatal({ error }, 'the jobs could not begin');
    return onStop.now(1);
  }
  if (isStopping) return;

  async function report(): Promise<void> {
    // The timeout keeps reports coming while a stalled database delays the check.
    const isHealthy = (await withTimeout(checks.jobs)) !== null;
    const residentBytes = process.memoryUsage.rss();
    const message: JobsReport = { isHealthy, residentBytes, counters: await metricsSnapshot() };
    if (process.connected) process.send?.(message);
  }
  await report();
  const reporting = setInterval(() => void report(), REPORT_MS);
  onStop('reports', async () => {
    stopWatching();
    clearInterval(reporting);
  });
}
