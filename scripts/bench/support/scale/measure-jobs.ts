import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { lockScores } from '#features/review/server/scores/score-queries.ts';
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import { JOBS_ARGS } from '../../../serve/server-process.mjs';
import { makeRow, type Row } from '../row.ts';

const RUNNER = fileURLToPath(new URL('./run-job.ts', import.meta.url));

/** Old generation's limit of a job process, so that a job whose memory grows with data fails. */
const MAX_HEAP_MB = 64;

const SCORES = 'recalculate-scores';
/** Maximum wait of a publication for the lock of the nightly scores. */
const MAX_WAIT_MS = 100;
const PUBLISHED_EVERY_MS = 5;

/** Jobs that scan the site, with their maximum seconds at forty times the demo. */
const JOBS = [
  { job: 'count-openings', seconds: 0.1 },
  { job: SCORES, seconds: 60 },
  { job: 'compare-company-counts', seconds: 60 },
  { job: 'repair-opening-counts', seconds: 60 },
  { job: 'refresh-field-means', seconds: 60 },
  { job: 'refresh-integrity', seconds: 60 },
  { job: 'refresh-sitemap', seconds: 60 },
  { job: 'compact-tombstones', seconds: 5 },
  { job: 'purge-visits', seconds: 5 },
  { job: 'purge-reactions', seconds: 5 },
  { job: 'purge-reports', seconds: 5 },
  { job: 'purge-expired-keys', seconds: 5 },
] as const;

/** Recounts due in five minutes, if 240,000 openings start and end per month. */
const DUE_IN_FIVE_MINUTES = `INSERT INTO company_recount_schedule (id_emp, due_at)
  SELECT id_emp, now() FROM (SELECT DISTINCT id_emp FROM openings) hiring ORDER BY random() LIMIT 100
  ON CONFLICT DO NOTHING`;

interface Ran {
  readonly seconds: number;
  readonly heap: number;
}

export async function measureJobs(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  // First counts what growing the database has changed.
  await runJob(url, 'count-openings');
  await withLongRunningClient(url, (client) => client.query(DUE_IN_FIVE_MINUTES));
  for (const { job, seconds: atMost } of JOBS) {
    const waits = job === SCORES ? new PublisherWaits(url) : null;
    const ran = await runJob(url, job);
    rows.push(
      makeRow(`${job}, in ${MAX_HEAP_MB} MB`, ran.seconds, 's', { atMost }),
      makeRow(`${job}, heap`, ran.heap, 'MB', { atMost: MAX_HEAP_MB }),
    );
    if (waits) {
      const measure = `${job}, longest wait of a publisher`;
      rows.push(makeRow(measure, await waits.finish(), 'ms', { atMost: MAX_WAIT_MS }));
    }
  }
  return rows;
}

/** Acquires the lock that publishing a review needs, repeatedly, and measures the longest wait. */
class PublisherWaits {
  #isOver = false;
  readonly #maxWaitMs: Promise<number>;

  constructor(url: string) {
    this.#maxWaitMs = withLongRunningClient(url, async (client) => {
      const db = drizzle({ client });
      let maxMs = 0;
      while (!this.#isOver) {
        const began = performance.now();
        await db.transaction(lockScores);
        maxMs = Math.max(maxMs, performance.now() - began);
        await setTimeout(PUBLISHED_EVERY_MS);
      }
      return maxMs;
    });
  }

  finish(): Promise<number> {
    this.#isOver = true;
    return this.#maxWaitMs;
  }
}

async function runJob(url: string, job: string): Promise<Ran> {
  const child = spawn(
    process.execPath,
    [...JOBS_ARGS, `--max-old-space-size=${MAX_HEAP_MB}`, RUNNER, job],
    {
      env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  child.stdout.on('data', (data) => {
    output += String(data);
  });
  const [code] = await once(child, 'close');
  return code === 0 ? JSON.parse(output) : { seconds: Infinity, heap: Infinity };
}
