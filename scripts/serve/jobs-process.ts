import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JobsProcess, JobsReport } from '#app/serve/jobs-process.ts';
import { keepRunning } from './keep-running.mjs';
import { JOBS_ARGS } from './server-process.mjs';

const PROGRAM = fileURLToPath(new URL('./serve-jobs.ts', import.meta.url));
const CHECK_INTERVAL_MS = 5_000;
/** Maximum silence of the jobs process, which reports every five seconds unless it hangs. */
const REPORT_TIMEOUT_MS = 30_000;
const START_TIMEOUT_MS = 120_000;

export function superviseJobs(folder: string, env: NodeJS.ProcessEnv): JobsProcess {
  const ended = Promise.withResolvers<void>();
  let restarts = 0;
  let current: ChildProcess | undefined;
  let last: JobsReport | null = null;
  let lastReportAt = performance.now();
  const isUnresponsive = () =>
    performance.now() - lastReportAt > (last === null ? START_TIMEOUT_MS : REPORT_TIMEOUT_MS);

  function launch(times: number): ChildProcess {
    restarts = times;
    last = null;
    lastReportAt = performance.now();
    const child = fork(PROGRAM, [folder, String(process.pid)], { env, execArgv: JOBS_ARGS });
    child.on('message', (report) => {
      last = report as JobsReport;
      lastReportAt = performance.now();
    });
    child.once('exit', () => {
      last = null;
    });
    child.on('error', () => {
      if (child.pid === undefined) child.emit('exit', 1, null);
    });
    current = child;
    return child;
  }

  const end = keepRunning({
    launch,
    exit: () => ended.resolve(),
    label: 'process of the jobs',
    isOver: () => false,
  });
  const timer = setInterval(() => {
    if (isUnresponsive()) current?.kill('SIGKILL');
  }, CHECK_INTERVAL_MS);
  const beginToStop = async () => {
    clearInterval(timer);
    end('SIGTERM');
  };

  return {
    expectAlive() {
      if (last?.isHealthy !== true || isUnresponsive()) throw new Error('the jobs are not done');
    },
    report: () => last,
    restarts: () => restarts,
    startStopping: beginToStop,
    async stop(within) {
      await beginToStop();
      const late = setTimeout(() => current?.kill('SIGKILL'), within);
      await ended.promise;
      clearTimeout(late);
    },
  };
}
