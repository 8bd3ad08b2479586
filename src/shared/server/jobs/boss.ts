import { AsyncLocalStorage } from 'node:async_hooks';
import { type Clock, PgBoss } from 'pg-boss';
import { pool } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import type { JobPolicy } from './job.ts';

const HEARTBEAT_SECONDS = 15;
/** Interval of the search for jobs whose worker died; each halving doubles the idle load. */
const SUPERVISE_SECONDS = 30;
const SCHEDULE_SECONDS = 10;
const WEEK_SECONDS = 7 * 24 * 3600;
/** Interval of pg-boss's work on dependent jobs, as long as possible, because there are none. */
const FLOW_SECONDS = 24 * 3600;

/** Clock whose timers do not keep a process alive, such as a script. */
const idleClock: Clock = {
  now: () => Date.now(),
  setTimeout: (fn, ms) => setTimeout(fn, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (fn, ms) => setInterval(fn, ms).unref(),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Runs a function outside the current request, whose query budget pg-boss must not use. */
const outsideRequests = AsyncLocalStorage.snapshot();

let running: Promise<PgBoss> | null = null;
const createdQueues = new Set<string>();

/** The pg-boss of this process on the shared pool, from the first call; workers supervise. */
export function pgBoss({ supervises = false } = {}): Promise<PgBoss> {
  running ??= outsideRequests(() => start(supervises)).catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

export async function stopBoss(timeoutMs: number): Promise<void> {
  const boss = await running?.catch(() => null);
  running = null;
  createdQueues.clear();
  await boss?.stop({ graceful: true, close: false, timeout: timeoutMs });
}

async function start(supervises: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: supervises,
    schedule: supervises,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronWorkerIntervalSeconds: SCHEDULE_SECONDS,
    flowIntervalSeconds: FLOW_SECONDS,
    ...(!supervises && { clock: idleClock }),
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: the database did not respond'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return boss.start();
}

export async function ensureQueue(name: string, policy: JobPolicy): Promise<PgBoss> {
  const boss = await pgBoss();
  if (createdQueues.has(name)) return boss;
  const options = {
    retryLimit: policy.retryLimit,
    retryDelay: policy.retryDelaySeconds,
    retryDelayMax: policy.maxRetryDelaySeconds,
    retryBackoff: true,
    expireInSeconds: policy.expireSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: policy.deleteAfterSeconds ?? WEEK_SECONDS,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  createdQueues.add(name);
  return boss;
}
