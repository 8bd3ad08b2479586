import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JobsBeside, JobsReport } from '#app/serve/jobs-beside.ts';
import { keepRunning } from './keep-running.mjs';
import { JOBS_ARGS } from './server-process.mjs';

const PROGRAM = fileURLToPath(new URL('./serve-jobs.ts', import.meta.url));
const LOOK_MS = 5_000;
/** It reports every five seconds, unless something there spins. */
const SILENT_MS = 30_000;
const STARTING_MS = 120_000;

/** Runs the jobs of a server in a process of their own for good; one that says nothing any more is ended as well. */
export function keepJobs(folder: string, env: NodeJS.ProcessEnv): JobsBeside {
  const ended = Promise.withResolvers<void>();
  let restarts = 0;
  let current: ChildProcess | undefined;
  let last: JobsReport | null = null;
  let heardOn = performance.now();
  const isSilent = () => performance.now() - heardOn > (last === null ? STARTING_MS : SILENT_MS);

  function launch(times: number): ChildProcess {
    restarts = times;
    last = null;
    heardOn = performance.now();
    const child = fork(PROGRAM, [folder, String(process.pid)], { env, execArgv: JOBS_ARGS });
    child.on('message', (report) => {
      last = report as JobsReport;
      heardOn = performance.now();
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
    what: 'process of the jobs',
    isOver: () => false,
  });
  const looking = setInterval(() => {
    if (isSilent()) current?.kill('SIGKILL');
  }, LOOK_MS);
  const beginToStop = async () => {
    clearInterval(looking);
    end('SIGTERM');
  };

  return {
    expectAlive() {
      if (last?.isHealthy !== true || isSilent()) throw new Error('the jobs are not done');
    },
    report: () => last,
    restarts: () => restarts,
    beginToStop,
    async stop(within) {
      await beginToStop();
      const late = setTimeout(() => current?.kill('SIGKILL'), within);
      await ended.promise;
      clearTimeout(late);
    },
  };
}
