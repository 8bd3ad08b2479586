import { once } from 'node:events';
import { join } from 'node:path';
import { startCountingVisits, stopCountingVisits } from '#features/insight/server/count-visit.ts';
import { embeddedDataDir } from '#shared/server/backup/archive/archive-place.ts';
import { archiveLast } from '#shared/server/backup/archive/refresh-archive-job.ts';
import {
  archiveState,
  watchVerifications,
} from '#shared/server/backup/verification/verification-report.ts';
import { takeLock } from '#shared/server/db/instance-lock.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { migrate } from '#shared/server/db/migrate/migrate.ts';
import { DataDirInUseError, openDatabase } from '#shared/server/db/open-database.ts';
import { closePool } from '#shared/server/db/pool.ts';
import { replicaState } from '#shared/server/db/replica/reads.ts';
import { type Env, EXIT_CONFIG, envOrExit, pinEnv } from '#shared/server/env.ts';
import { watchEventLoop } from '#shared/server/event-loop.ts';
import { healthOf } from '#shared/server/http/own-server/monitoring/health.ts';
import {
  countBlockedLoop,
  metricsServer,
  watchFailures,
  watchJobsProcess,
  watchProcess,
} from '#shared/server/http/own-server/monitoring/metrics.ts';
import { probesOf, type Unready } from '#shared/server/http/own-server/monitoring/probes.ts';
import { preflight, SettingError } from '#shared/server/preflight/preflight.ts';
import { quotedFigures } from '../home/quoted-figures.ts';
import { beginJobs, checks, failuresByJob } from './background.ts';
import type { JobsProcess } from './jobs-process.ts';
import { startTraces } from './start-traces.ts';
import { step } from './step.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { webServer } from './web-server.ts';

/** Deadlines after the signal; requests and jobs share the first ten seconds, systemd waits 25. */
const DEADLINES_MS = {
  requests: 8_500,
  jobs: 9_500,
  pool: 10_000,
  database: 22_000,
  archive: 24_000,
};

export interface Serving {
  /** Environment as it was before NODE_ENV was set for serving. */
  readonly environment: NodeJS.ProcessEnv;
  /** Start of the process on the clock of `performance`, in milliseconds. */
  readonly began: number;
  readonly version: string;
  /** The build's folder with the lock that protects it from removal. */
  readonly build: { readonly folder: URL; release(): void };
  readonly migrations: string;
  /** Fills an empty database with demo data; returns a function that prints the sign-in details. */
  prepareDemo(
    url: string,
    settings: Env,
    connect: typeof withLongRunningClient,
  ): Promise<() => void>;
  /** Runs and restarts the jobs process (`serveJobs`). */
  superviseJobs(env: NodeJS.ProcessEnv): JobsProcess;
}

/**
 * The server process by ROLE: database, migrations, demo data, jobs and web server, stopped in
 * reverse on SIGTERM. Built with the pages, so that a process has one instance of each module:
 * settings, log, pool, limits, queues.
 */
export async function serve(serving: Serving): Promise<void> {
  const { build } = serving;
  // The original NODE_ENV decides whether demo data is allowed.
  const requestedSettings = envOrExit(serving.environment);
  process.env.DEMO = requestedSettings.DEMO ? '1' : '0';
  const onStop = stopOnSignals();
  onStop('build', async () => build.release());
  try {
    await step('settings', () => preflight(requestedSettings));
    const release = lockDataDir(requestedSettings.DATA_DIR);
    onStop('data directory', async () => release());
    const database = await step('database', () => openDatabase({ join: false }));
    onStop('last segment of the log', () => archiveLast(embeddedDataDir()), DEADLINES_MS.archive);
    onStop('database', () => database.stop(), DEADLINES_MS.database);
    process.env.DATABASE_URL ||= database.url;
    const settings = pinEnv();
    onStop('traces', await startTraces(settings), DEADLINES_MS.pool);
    await step('migrations', () => migrate(database.url, serving.migrations));
    const printDemo = await step('demo data', () =>
      serving.prepareDemo(database.url, settings, withLongRunningClient),
    );

    onStop('pool', closePool, DEADLINES_MS.pool);
    const jobsProcess =
      settings.ROLE === 'all' ? serving.superviseJobs(envOfJobs(settings)) : undefined;
    const jobs = async () => {
      await checks.jobs();
      jobsProcess?.expectAlive();
    };
    const health = healthOf(
      serving.version,
      { ...checks, jobs },
      { failingJobs: failuresByJob, replica: replicaState, archive: archiveState },
    );
    watchProcess(serving.version, Number(process.env.RESTARTS ?? 0));
    watchFailures(failuresByJob);
    watchVerifications();
    if (jobsProcess) watchJobsProcess(jobsProcess);
    let unready: Unready = 'starting';
    onStop.atOnce(async () => {
      unready = 'stopping';
    });
    const probes = (healthz: () => Promise<Response>) => probesOf(healthz, () => unready);
    const aside = metricsServer(probes(health.check)).listen(
      settings.METRICS_PORT,
      settings.METRICS_HOST,
    );
    await once(aside, 'listening');
    onStop('metrics', async () => void aside.close(), DEADLINES_MS.jobs);

    const stopWatching = watchEventLoop(countBlockedLoop);
    onStop('event loop', async () => stopWatching(), DEADLINES_MS.pool);

    const role = jobsProcess ? 'web' : settings.ROLE;
    await step('jobs', () => beginJobs(onStop, DEADLINES_MS.jobs, role, settings.ROLE !== 'web'));
    if (jobsProcess) {
      onStop('jobs beside', jobsProcess.stop, DEADLINES_MS.jobs);
      onStop.atOnce(jobsProcess.startStopping);
    }
    if (settings.ROLE !== 'worker') {
      startCountingVisits();
      onStop('visits', stopCountingVisits, DEADLINES_MS.pool);
      const figures = await quotedFigures();
      const web = webServer({ ...settings, ...figures }, build.folder, probes(health.cached));
      onStop('page cache', web.stopCache, DEADLINES_MS.requests);
      await step('web server', () => web.http.listen(settings.PORT, settings.HOST));
      onStop('requests', (within) => web.http.drain(within), DEADLINES_MS.requests);
      process.stdout.write(`\n  ${settings.PUBLIC_URL}\n\n`);
      printDemo();
    }
    if (unready === 'starting') unready = null;
    process.send?.('ready');
    const seconds = (performance.now() - serving.began) / 1000;
    process.stdout.write(`ready in ${seconds.toFixed(1)} s\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await onStop.now(error instanceof SettingError ? EXIT_CONFIG : 1);
  }
}

/** Locks the data directory, which only one process may use; returns the unlock function. */
function lockDataDir(dataDir: string): () => void {
  const lock = takeLock(join(dataDir, 'process.lock'));
  if (lock === null) throw new SettingError(new DataDirInUseError(dataDir).message);
  return lock.release;
}

/** Environment of the jobs process, including settings generated by this one. */
function envOfJobs({ SESSION_SECRET, PUBLIC_URL, STORAGE_URL }: Env): NodeJS.ProcessEnv {
  return { ...process.env, ROLE: 'worker', SESSION_SECRET, PUBLIC_URL, STORAGE_URL };
}
