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

/** What the process of the jobs tells its server every few seconds. */
export interface JobsReport {
  readonly isHealthy: boolean;
  readonly residentBytes: number;
  readonly counters: Awaited<ReturnType<typeof metricsSnapshot>>;
}

/** The process of the jobs as its server sees it. */
export interface JobsProcess {
  /** Throws when it does not run, or no job is begun there. */
  expectAlive(): void;
  /** Null while it has said nothing. */
  report(): JobsReport | null;
  restarts(): number;
  startStopping(): Promise<void>;
  stop(within: number): Promise<void>;
}

const REPORT_MS = 5_000;
/** A second less than the server gives them all. */
const DEADLINES_MS = { jobs: 8_500, pool: 9_000 };

/**
 * The jobs of a server with ROLE=all, in a process of their own: what one of them does to the event loop or to the
 * memory, no page feels. The server starts it, with the settings of a worker, and starts it again when it dies.
 */
export async function serveJobs(): Promise<void> {
  const onStop = stopOnSignals();
  let isStopping = false;
  onStop.atOnce(async () => {
    isStopping = true;
  });
  onStop('traces', await startTraces(pinEnv()), DEADLINES_MS.pool);
  const stopWatching = watchEventLoop({ onBlocked: countBlockedLoop });
  onStop('pool', closePool, DEADLINES_MS.pool);
  try {
    await beginJobs(onStop, DEADLINES_MS.jobs, 'worker', false);
  } catch (error) {
    // The database may have gone meanwhile; the server, whose log this is too, starts it again.
    log.fatal({ error }, 'the jobs could not begin');
    return onStop.now(1);
  }
  if (isStopping) return;

  async function report(): Promise<void> {
    // Without a bound it would report nothing, and be taken for one that spins, while the database says nothing.
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
